import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: '安装你的 eSIM',
    description: '在 iPhone 或 Android 手机上，用二维码或手动安装旅行 eSIM，并查询你的手机是否支持。',
  },
  title: '安装你的 eSIM',
  lead: '在手机上打开邮件，轻点安装按钮。没有链接？扫描二维码即可。你需要一部无锁手机和 Wi-Fi。',
  steps: '分步说明',
  onePage: {
    text: (page) =>
      phrase`想在一页上看完？请见“${page}”，其中涵盖两种系统、两种方式，以及遇到问题时的处理方法。`,
    page: '在 iOS 和 Android 上安装',
  },
  checker: '设备兼容性查询',
  asked: '常见问题',
  tips: '实用提示',
};
