import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: '保存到这部手机', device: '保存到这台设备' },
  what: '这样没有网络也能打开二维码、激活码和安装步骤。',
  kept: '已保存在这里，没有网络也能打开。',
  open: '查看已保存的内容',
  remove: '从这里删除',
  removed: '已从这里删除。',
  iphone: 'Safari 会在 7 天未访问后将其删除。要保留更久，请把此页面添加到主屏幕。',
  failed: {
    offline: '无法加载。请检查网络连接后重试。',
    full: '存储空间不足。请腾出一些空间后重试。',
    blocked: '此浏览器不为网站保存任何内容。请退出无痕浏览，允许本网站的 Cookie，或打印此页面。',
    over: '没有可保存的内容。此 eSIM 已结束或正在退回。',
  },
};
