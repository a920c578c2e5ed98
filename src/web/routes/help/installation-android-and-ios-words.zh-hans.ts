import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: '在 iOS 和 Android 上安装 eSIM',
    description: '两种系统，扫描二维码或手动输入，从连接 Wi-Fi 到落地后有信号，并附问题的解决方法。',
  },
  title: '在 iOS 和 Android 上安装 eSIM',
  lead: '使用二维码，或输入激活码。两种方式都只需几分钟，而且只做一次。',
};
