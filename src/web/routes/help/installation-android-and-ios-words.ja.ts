import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'iOSとAndroidでのeSIMインストール',
    description:
      'QRコードと手動の両方の方法を、Wi-Fi接続から到着後につながるまで、困ったときの対処法とあわせて説明します。',
  },
  title: 'iOSとAndroidでのeSIMインストール',
  lead: 'QRコードを使うか、コードを入力します。どちらも数分で終わり、作業は1回だけです。',
};
