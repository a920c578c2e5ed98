import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

/** What goes to the address. A top-up comes without codes. */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `發票會寄到${where}。`,
    eSIM: `eSIM 和 QR Code 會寄到${where}。`,
    eSIMs: `所有 eSIM 和 QR Code 會寄到${where}。`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: '帳單資訊',
  firstName: '名字',
  lastName: '姓氏',
  email: '電子信箱',
  goesThere: (what) => goesTo(what, '此電子信箱'),
  createAccount: '建立帳號，保留購買紀錄',
  noPassword: '現在不必設定密碼。我們會寄電子郵件告訴您如何登入。',
  ofAccount: '您帳號的電子信箱。',
  other: '加上另一個電子信箱',
  otherEmail: '另一個電子信箱',
  goesToBoth: (what) => goesTo(what, '這兩個電子信箱'),
  noMarketing: '不要寄類似方案的電子郵件給我',
  company: {
    title: '為公司購買嗎？',
    hint: '兩項都會印在發票上。',
    name: '公司',
    vatNumber: '加值稅（VAT）號碼',
    net: '已確認：您在此無須支付加值稅，由您自行申報繳納（反向課稅）。',
    charged: '已確認。在您的國家，公司購買的價格也含加值稅。',
    invalid: '此號碼未在歐盟登記加值稅，因此需要支付加值稅。',
    unknown: '目前無法查核此號碼。請先支付加值稅，號碼確認後我們會退還。',
  },
  errors: {
    noVatNumber: '請檢查加值稅（VAT）號碼',
    noName: '請輸入完整姓名',
    ofAccount: '這是您帳號的電子信箱',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: '登入享有更多便利',
  button: '註冊/登入',
};
