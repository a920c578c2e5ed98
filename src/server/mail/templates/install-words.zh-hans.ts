import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: '在 iPhone 上安装',
  onAndroid: '在 Android 上安装',
  note: '请在旅行时要用的手机上打开此邮件。iPhone 需要 iOS 17.4 或更新版本，部分 Android 手机需要扫描二维码。',
  picture: {
    title: '正在其他屏幕上阅读？',
    text: (file) =>
      spaced`用需要安装 eSIM 的手机相机扫描此二维码（附件${file}中也有）。它只能使用一次，因此旅行结束前请把 eSIM 保留在手机上。`,
    alt: '用于安装 eSIM 的二维码',
  },
  codes: {
    title: '或手动输入激活码',
    address: 'SM-DP+ 地址',
    activation: '激活码',
    confirmation: '确认码',
    both: '二合一，适用于只有一个输入框的手机',
  },
};
