import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

/** What goes to the address. A top-up comes without codes. */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `发票会发送到${where}。`,
    eSIM: `eSIM 和二维码会发送到${where}。`,
    eSIMs: `所有 eSIM 和二维码会发送到${where}。`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: '账单信息',
  firstName: '名',
  lastName: '姓',
  email: '邮箱地址',
  goesThere: (what) => goesTo(what, '此地址'),
  createAccount: '创建账户，保存购买记录',
  noPassword: '现在无需设置密码。我们会通过邮件告诉你如何登\u2060录。',
  ofAccount: '你账户的邮箱地址。',
  other: '同时使用另一个邮箱地址',
  otherEmail: '另一个邮箱地址',
  goesToBoth: (what) => goesTo(what, '这两个地址'),
  noMarketing: '不要向我发送类似套餐的邮件',
  company: {
    title: '为公司购买？',
    hint: '两项都会印在发票上。',
    name: '公司',
    vatNumber: '增值税号',
    net: '已确认：你在此无需支付增值税，由你自行申报缴纳（反向征收）。',
    charged: '已确认。在你所在的国家，公司购买的价格也包含增值税。',
    invalid: '此号码未在欧盟登记增值税，因此需要支付增值税。',
    unknown: '目前无法核实此号码。请先支付增值税，号码确认后我们会退还。',
  },
  errors: {
    noVatNumber: '请检查增值税号',
    noName: '请输入完整姓名',
    ofAccount: '这是你账户的地址',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: '登录享更多便利',
  button: '注册/登录',
};
