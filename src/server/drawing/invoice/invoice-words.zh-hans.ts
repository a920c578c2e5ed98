import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: '发票', credit_note: '退款凭证' },
  soldBy: '卖方',
  billedTo: '买方',
  nameErased: '姓名已清除',
  vatNumber: (number) => `增值税号：${number}`,
  rows: {
    order: '订单',
    corrects: '对应发票',
    paidOn: '付款日期',
    method: { invoice: '付款方式', credit_note: '退款至' },
    period: '服务期限',
    payTo: '请通过银行转账付款至',
    owed: '应付金额',
  },
  period: {
    first_use: (days) => `自首次使用起 ${formatDays(days)}`,
    purchase: (days) => `自购买起 ${formatDays(days)}`,
  },
  description: '项目',
  amount: '金额',
  plan: {
    whole: ({ country, label, days }) => spaced`${country} eSIM 流量套餐，${label}，${formatDays(days)}`,
    part: ({ country, label, days }) =>
      spaced`${country} eSIM 流量套餐（${label}，${formatDays(days)}）的部分价款`,
    rest: ({ country, label, days }) =>
      spaced`${country} eSIM 流量套餐（${label}，${formatDays(days)}）的剩余价款`,
    tax: ({ country, label, days }) =>
      spaced`${country} eSIM 流量套餐（${label}，${formatDays(days)}）的增值税`,
  },
  code: (code) => spaced`优惠码${code}`,
  taxes: '税费和服务费',
  included: '已包含',
  untaxed: '不收取增值税或销售税。',
  net: '不含税金额',
  vat: (rate, country) => `增值税 ${rate}（${country}）`,
  noVat: {
    outside: '无增值税：我们在买方所在国家不收取增值税。',
    reverse_charge: '反向征收：增值税由买方申报缴纳。',
  },
  national: (tax, day) => spaced`以当地货币计的增值税：${tax}（按${day}的汇率）`,
  total: { invoice: '付款总额', credit_note: '退款总额' },
  credited: {
    total: '冲减总额',
    note: (email) => `此金额将从你的欠款中扣除。如有疑问，请发送邮件至 ${email}。`,
  },
  thanks: (shop, email) => spaced`感谢你使用${shop}。如有疑问，请发送邮件至 ${email}。`,
  returned: {
    whole: (email) => `付款已全部退还。如有疑问，请发送邮件至 ${email}。`,
    part: (email) => `付款已部分退还。如有疑问，请发送邮件至 ${email}。`,
    rest: (email) => `付款的剩余部分已退还。如有疑问，请发送邮件至 ${email}。`,
    tax: (email) => `增值税已退还。如有疑问，请发送邮件至 ${email}。`,
  },
};
