import { spaced } from '../../domain/language-words.zh-hans.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: '使用 Google 账户继续',
    busy: '正在登录…',
    late: 'Google 的窗口里什么都没有？可能被你的网络拦截了。请再次点击此按钮放弃，改用邮箱登录。',
    notHere: (app) => spaced`Google 登录无法在${app}内使用。`,
    otherBrowser: '如需使用，请打开此页面的菜单，选择“在浏览器中打开”。邮箱登录在这里就能用。',
    or: '或使用邮箱继续',
  },
  email: '邮箱地址',
  forgot: '忘记密码？',
  isNew: (brand) => spaced`第一次使用${brand}？`,
  signUp: '注册',
  isKnown: '已有账户？',
  signIn: '登录',
  back: '返回登录',
  ways: {
    signin: '改为登录',
    signup: '创建账户',
    forgot: '重置密码',
  },
  made: '账户已创建。我们已向你发送确认邮箱的链接。',
  sendAgain: '再次发送',
  sendAgainIn: (seconds) => `${seconds} 秒后可再次发送`,
  agree: (terms, privacy) => phrase`创建账户即表示你同意我们的《${terms}》和《${privacy}》。`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: '欢迎回来',
    lead: '登录以购买 eSIM 套餐',
    submit: '登录',
  },
  signup: {
    title: '创建账户',
    lead: '你的所有 eSIM，集中在一处',
    submit: '创建账户',
  },
  forgot: {
    title: '重置密码',
    lead: '请输入邮箱以重置密码',
    submit: '发送重置邮件',
  },
};
