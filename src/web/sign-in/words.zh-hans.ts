import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: '你的账户',
    text: '我们会发邮件告诉你如何登录账户。登录后，你可以在任何设备上查看你的 eSIM。',
    button: '登录',
  },
  open: {
    title: '把你的 eSIM 保存到账户',
    text: '目前只有此浏览器能看到它们。有了账户，你可以在任何设备上查看。',
    button: '创建账户',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: '需要登录',
  text: '请登录以访问总览并购买 eSIM 套餐。',
  button: '登录',
};

export const resetWords: typeof source.resetWords = {
  sent: '密码重置邮件已发送！请查看收件箱。',
};
