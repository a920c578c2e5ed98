import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': '没有找到使用此邮箱地址的账户',
  'wrong-password': '密码不正确',
  'email-already-in-use': '此邮箱地址已注册账户',
  'weak-password': '密码太简单',
  'invalid-email': '邮箱地址无效',
  'too-many-requests': '失败次数过多，请稍后再试',
  'popup-closed-by-user': '登录尚未完成，窗口就已关闭',
  'cancelled-popup-request': '登录已取消',
  'popup-blocked': '浏览器拦截了登录窗口',
  blocked: '此账户已被停用',
  other: '出错了，请重试',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked: '此邮箱地址的账户已设有密码。请用密码登录，或通过邮件重设密码。',
  noPassword: '此账户还没有密码。你可以让我们发送一个用来设置密码的链接。',
  guessable: '别人很快就能猜到这个密码。试试把三四个互不相关的词组合在一起。',
  blocked: '你购买的内容仍归你所有。如果你认为这是误判，请联系我们。',
  tooLong: (most) => `密码最多 ${most} 个字符。`,
  noAddress: '你的 Google 账户没有向我们提供邮箱地址。',
  popup: '请允许此网站弹出窗口，或用邮箱登录。',
  offline: '你的网络可能已断开。',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: '请填写所有项目',
  noAddress: '请输入你的邮箱地址',
  differ: '两次输入的密码不一致',
  tooShort: '密码至少需要 6 个字符',
};

export const THIS_APP: string = '此应用';
