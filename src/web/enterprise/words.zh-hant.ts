import { spaced } from '../../domain/language-words.zh-hant.ts';
import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = '我們會在一個工作天內回覆。';

export const offerWords: typeof source.offerWords = {
  title: '企業方案',
  lead: '為您派往海外的員工準備旅遊數據。告訴我們去哪裡、有多少人，我們會在一個工作天內回覆。',
  team: {
    what: '整個團隊的 eSIM',
    how: '整個團隊只要詢問一次，eSIM 可以分批發送。',
  },
  places: {
    what: '出差目的地',
    how: '單一國家或地區的方案和區域方案，涵蓋 200 多個國家和地區。',
  },
  price: {
    what: '價格事先說清楚',
    how: '我們依您需要的數據報價，事後不會收到漫遊帳單。',
  },
  sample: (place, data, days, { plan, charged }) =>
    spaced`目前價格範例：${place}，${data}，${days}，每人${plan}。${charged === null ? '' : spaced`實付${feeIncluded(charged)}。`}`,
  invoice: {
    what: '整個團隊一張發票',
    how: '只有一張帳單，上面載明貴公司的名稱和加值稅（VAT）號碼。',
  },
  person: {
    what: '有專人回覆',
    how: '我們的業務人員會閱讀您的詢問，並在一個工作天內回覆。',
  },
  own: {
    text: (dashboard) => phrase`已經是客戶？前往「${dashboard}」。`,
    dashboard: '總覽',
  },
};

export const formWords: typeof source.formWords = {
  name: '索取報價',
  you: '您和貴公司',
  companyName: '公司名稱',
  contactName: '聯絡人姓名',
  email: '電子信箱',
  phone: '電話',
  website: '網站',
  teamSize: '團隊人數',
  noTeamSize: '選擇人數',
  regions: '使用地區',
  message: '留言',
  messageHint: '有多少人出差、去多久、需要多少數據，以及何時開始。',
  trap: '請將此欄留空',
  consent: {
    text: (legalName, policy) => phrase`我同意 ${legalName} 依《${policy}》使用我在此填寫的內容來回覆我。`,
    policy: '隱私權政策',
  },
  subscribe: '我想收到企業方案的最新消息，可隨時取消訂閱。',
  failed: '發生錯誤',
  nothingLost: (address) => phrase`您填寫的內容都還在。請再試一次，或來信至 ${address}。`,
  send: '索取報價',
  sending: '正在傳送…',
  promise: PROMISE,
  needed: `我們需要您的公司名稱、姓名、電子信箱和同意。${PROMISE}`,
  noScript: (supportEmail) => `送出此表單需要 JavaScript。您也可以直接寄電子郵件至 ${supportEmail}。`,
};

export const thanksWords: typeof source.thanksWords = {
  title: '謝謝您',
  text: (address) =>
    phrase`我們已收到您的詢問。專人會在一個工作天內回覆至 ${address}，我們也已將確認信寄到這個電子信箱。`,
  dashboard: '前往總覽',
  another: '再送出一份詢問',
};
