import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: '發票', credit_note: '折讓單' },
  soldBy: '賣方',
  billedTo: '買方',
  nameErased: '姓名已清除',
  vatNumber: (number) => `加值稅（VAT）號碼：${number}`,
  rows: {
    order: '訂單',
    corrects: '對應發票',
    paidOn: '付款日期',
    method: { invoice: '付款方式', credit_note: '退款至' },
    period: '服務期間',
    payTo: '請以銀行轉帳付款至',
    owed: '應付金額',
  },
  period: {
    first_use: (days) => `自首次使用起 ${formatDays(days)}`,
    purchase: (days) => `自購買起 ${formatDays(days)}`,
  },
  description: '項目',
  amount: '金額',
  plan: {
    whole: ({ country, label, days }) => spaced`${country} eSIM 數據方案，${label}，${formatDays(days)}`,
    part: ({ country, label, days }) =>
      spaced`${country} eSIM 數據方案（${label}，${formatDays(days)}）的部分金額`,
    rest: ({ country, label, days }) =>
      spaced`${country} eSIM 數據方案（${label}，${formatDays(days)}）的剩餘金額`,
    tax: ({ country, label, days }) =>
      spaced`${country} eSIM 數據方案（${label}，${formatDays(days)}）的加值稅`,
  },
  code: (code) => spaced`優惠碼${code}`,
  taxes: '稅金與服務費',
  included: '已包含',
  untaxed: '不收取加值稅（VAT）或銷售稅。',
  net: '未稅金額',
  vat: (rate, country) => `加值稅 ${rate}（${country}）`,
  noVat: {
    outside: '無加值稅：我們在買方所在國家不收取加值稅。',
    reverse_charge: '反向課稅：加值稅由買方申報繳納。',
  },
  national: (tax, day) => spaced`以當地貨幣計的加值稅：${tax}（依${day}的匯率）`,
  total: { invoice: '付款總額', credit_note: '退款總額' },
  credited: {
    total: '折讓總額',
    note: (email) => `此金額將從您的應付款項中扣除。如有疑問，請來信至 ${email}。`,
  },
  thanks: (shop, email) => spaced`感謝您與${shop}一同旅行。如有疑問，請來信至 ${email}。`,
  returned: {
    whole: (email) => `款項已全額退還。如有疑問，請來信至 ${email}。`,
    part: (email) => `款項已部分退還。如有疑問，請來信至 ${email}。`,
    rest: (email) => `剩餘款項已退還。如有疑問，請來信至 ${email}。`,
    tax: (email) => `加值稅已退還。如有疑問，請來信至 ${email}。`,
  },
};
