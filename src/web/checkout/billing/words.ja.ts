import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

/** What goes to the address. A top-up comes without codes. */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `請求書は${where}に届きます。`,
    eSIM: `eSIMとQRコードは${where}に届きます。`,
    eSIMs: `すべてのeSIMとQRコードは${where}に届きます。`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: '請求先情報',
  firstName: '名',
  lastName: '姓',
  email: 'メールアドレス',
  goesThere: (what) => goesTo(what, 'このアドレス'),
  createAccount: 'アカウントを作成して購入履歴を保存する',
  noPassword: '今はパスワード不要です。ログイン方法は後でメールでお知らせします。',
  ofAccount: 'アカウントのアドレスです。',
  other: '別のメールアドレスも使う',
  otherEmail: '別のメールアドレス',
  goesToBoth: (what) => goesTo(what, '両方のアドレス'),
  noMarketing: '似たプランのお知らせメールを受け取らない',
  company: {
    title: '会社での購入ですか？',
    hint: 'どちらも請求書に記載されます。',
    name: '会社名',
    vatNumber: 'VAT番号',
    net: '確認できました。ここではVATはかからず、ご自身で申告・納付していただきます（リバースチャージ）。',
    charged: '確認できました。お客様の国では、会社での購入でも料金にVATが含まれます。',
    invalid: 'この番号はEUでVAT登録されていないため、VATがかかります。',
    unknown: '現在この番号を確認できません。VATはいったんお支払いいただき、番号が確認でき次第返金します。',
  },
  errors: {
    noVatNumber: 'VAT番号を確認してください',
    noName: '姓と名の両方を入力してください',
    ofAccount: 'これはアカウントと同じアドレスです',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'ログインするともっと便利に',
  button: '新規登録・ログイン',
};
