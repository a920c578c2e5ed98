import type * as source from './words.ts';

export const ownProfileWords: typeof source.ownProfileWords = {
  list: '我的 eSIM',
  ofGuest: { title: '我的 eSIM', about: '在此浏览器中购买' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) => `你以访客身份在这里购买了 ${count} 张 eSIM。要添加到你的账户吗？`,
  yes: '添加',
  later: '以后再说',
  failed: '没有任何更改。',
  joined: {
    title: (count) => `已将 ${count} 张 eSIM 添加到你的账户。`,
    // One sentence fits any number.
    text: () => '退出登录后，此浏览器将不再显示。',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: '与他人共用设备？',
  open: '从此浏览器移除我的 eSIM',
  title: '要从此浏览器移除你的 eSIM 吗？',
  text: '此浏览器将不再显示在这里购买的内容。eSIM 仍然属于你，可以继续使用，每笔订单邮件中的专属链接也仍然有效。此操作无法在这里撤销。',
  yes: '移除',
  no: '取消',
  failed: '没有移除任何内容。',
};

export const profileWords: typeof source.profileWords = {
  noName: '用户',
};
