import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: '登录没有成功', description: '请重新登录。' },
  title: '登录没有成功',
  text: (google) =>
    google
      ? '登录耗时太久，或此页面被再次打开。如果这是一个小窗口，你也可以将它关闭，在后面的页面上重试。'
      : '登录耗时太久，或此页面被再次打开。请改用邮箱地址登录。',
  blocked: {
    title: '此账户已被停用',
    text: '你购买的内容仍归你所有。如果你认为这是误判，请联系我们。',
    support: '联系我们',
  },
  home: '前往首页',
};
