import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: '删除账户',
  what: '这会删除你的账户、eSIM 列表和个人数据。税务记录会保留，但不含你的姓名。',
  question: '要删除你的账户吗？',
  yes: '永久删除',
  warning: '你将无法再查看你的 eSIM、激活码和订单。手机上已安装的 eSIM 可以继续使用。此操作无法撤销。',
  email: '邮箱地址',
  emailHint: (email) => `请输入 ${email} 以确认。`,
  password: '你的密码',
  passwordHint: (google) =>
    google ? '如果你使用 Google 登录且没有密码，请留空。' : '如果你没有密码，请留空。',
  failed: '没有删除任何内容。',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: '邮箱',
  verified: '已验证',
  unverified: '未验证',
  hint: '请在此处保持登录，并打开我们邮件中的链接。邮件可能需要一分钟才能送达。',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: '你的姓名已保存。',
  title: '姓名',
  label: '你的姓名',
  hint: '姓在前，名在后，中间留一个空格。结账时我们会自动填写。',
  save: '保存姓名',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: '密码已更改。其他设备已退出登录。',
  title: '密码',
  open: '更改或设置密码',
  current: '当前密码',
  next: '新密码',
  save: '更改密码',
  noPassword: (google) => (google ? '用 Google 注册，或忘记了密码？' : '还没有密码，或忘记了密码？'),
  sendLink: '通过邮件获取密码设置链接',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: '已保存的银行卡',
  what: '银行卡由我们的支付服务商 Stripe 保管，只有在你点击购买时才会扣款。我们能看到的信息与你在这里看到的完全相同。',
  failed: '我们无法加载你已保存的银行卡。',
  removed: (card) => spaced`已移除${card}。`,
  none: '还没有已保存的银行卡。如需保存，请在结账时勾选“保存此银行卡，方便下次使用”。',
  expired: (until) => spaced`已于${until}过期`,
  valid: (until) => spaced`有效期至${until}`,
  remove: '移除',
  stillSaved: '此银行卡仍处于保存状态。',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: '你的登录设备',
  hint: '有不认识的设备？请让它退出登录，并更改你的密码。',
  failed: '我们无法加载列表。',
  allEnded: '你已在其他所有设备上退出登录。',
  nothingChanged: '没有任何更改。',
  endOthers: '在其他所有设备上退出登录',
  ended: (device) => spaced`${device}已退出登录。`,
  thisDevice: '此设备',
  lastUsed: (ago) => phrase`上次使用：${ago}`,
  end: '退出登录',
  stillSignedIn: '它仍处于登录状态。',
};
