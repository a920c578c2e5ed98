import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: '保存在这台设备上的内容',
  offline: '你目前处于离线状态。以下是你保存的内容。',
  none: {
    title: '这里没有保存的内容',
    text: '联网时打开你的订单，点击“保存到这部手机”。之后没有网络也能在这里打开二维码、激活码和安装步骤。',
    open: '查看我的 eSIM',
  },
  unreadable: '此内容已无法打开。请将其删除，联网后重新保存你的 eSIM。',
  remove: '从这里删除',
  noScript: '此页面需要 JavaScript。请允许本网站使用。',
};
