import { spaced } from '../../domain/language-words.zh-hant.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: '發票',
  invoiceFailed: '無法下載發票',
  creditNote: '折讓單',
  creditNoteOf: (amount) => `折讓單（${amount}）`,
  creditNoteFailed: '無法下載折讓單',
  contractSummary: '契約摘要',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: '此訂單尚未付款',
  pending: '正在確認您的付款',
  processing: '正在為您準備 eSIM',
  ready: '您的 eSIM 準備好了',
  refunding: '正在為您退款',
  refunded: '已為您退款',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: '正在為您加入數據',
    ready: '您的數據已加入',
  },
  install: '安裝到手機上',
  hidden: {
    title: '此處不再顯示啟用碼',
    text: ({ used, link }) =>
      `為避免連結被轉傳而外洩，首次使用 ${used} 天後，此頁面不再顯示 QR Code 和啟用碼；如果不是在此瀏覽器購買，則在交付 ${link} 天後不再顯示。您仍然可以在我們寄出的電子郵件中找到，也可以在帳號或購買時所用瀏覽器的「我的 eSIM」中找到。`,
  },
  added: {
    title: '此方案已在您的 eSIM 上',
    text: (iccid) => `它已加到 ICCID 結尾為 ${iccid} 的 eSIM，不必安裝。`,
  },
  returnAsked: {
    heading: '已申請退款',
    title: '我們已詢問電信業者',
    text: (what, amount, paidWith) =>
      spaced`是否收回此${what === 'eSIM' ? 'eSIM' : '方案'}由電信業者決定。如果收回，${amount} 會退回${paidWith}。在此之前請勿使用。`,
  },
  unpaid: {
    text: '因此沒有對應的 eSIM。您還是可以購買相同的方案。',
    late: '結帳已逾時',
    title: '付款未完成',
    back: '返回結帳',
  },
  refund: {
    comesBack: (amount, paidWith) => spaced`${amount} 將退回${paidWith}`,
    isBack: (amount, paidWith) => spaced`${amount} 已退回${paidWith}`,
    whole: {
      refunding: '您支付的全部款項正在退回。',
      refunded: '您支付的全部款項已退回。',
    },
    plans: (country) => spaced`${country}方案`,
  },
  pending: {
    after: {
      eSIM: (email) => phrase`請不要再次付款。付款一確認，您的 eSIM 就會顯示在這裡，我們也會寄至 ${email}。`,
      plan: (email) =>
        phrase`請不要再次付款。付款一確認，我們就會將數據加到您的 eSIM，並寄電子郵件至 ${email}。`,
    },
  },
  paid: {
    title: '付款成功',
    eSIM: (email) =>
      phrase`大多數 eSIM 會在一分鐘內送達，準備好後會立即顯示在此頁面。您可以關閉此頁面，我們會寄至 ${email}。`,
    plan: (email) =>
      phrase`大多數方案會在一分鐘內加入，完成後此頁面會立即告訴您。您可以關閉此頁面，我們會寄電子郵件至 ${email}。`,
  },
  checkAgain: '再次查詢',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: '總計',
    pending: '確認中',
    processing: '已付款',
    ready: '已付款',
    refunding: '退款中',
    refunded: '已退款',
  },
  rows: {
    number: '訂單編號',
    iccid: 'ICCID',
    email: '電子信箱',
    paid: '付款時間',
    paidWith: '付款方式',
    ordered: '下單時間',
    returned: '退款時間',
    inPart: '部分退款',
    goodwill: '補償退款',
  },
  onTheWay: (amount) => `${amount}，處理中`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: '儲存到帳號',
    button: '登入並儲存',
  },
  text: '這樣不用這個連結，也能在任何裝置上查看。',
  saved: '已儲存到您的帳號。',
  another: '此訂單在另一個帳號中。',
  user: {
    title: '儲存到您的帳號',
    button: '儲存到我的帳號',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`您已解除此契約，時間：${at}。`,
  until: (at) => phrase`如果未使用，您可以取得全額退款，截止時間：${at}。`,
  over: (at) => phrase`此訂單的退訂期限已過（截止時間：${at}）。`,
  stranger: {
    title: '我們需要確認訂單屬於您',
    text: (mail, number) =>
      phrase`我們可以將連結寄到購買時使用的電子信箱，該連結在任何裝置上都有效。無法使用該電子信箱嗎？請登入訂單所在的帳號，或來信至 ${mail}，並附上訂單編號 ${number}。`,
    mail: '將連結寄給我',
  },
  mailed: {
    title: (to) => `我們已寄電子郵件至 ${to}。`,
    text: (hours) => `請在 ${hours} 小時內開啟電子郵件中的連結以取得退款。在此之前不會有任何變更。`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: '一起購買的方案',
  states: {
    unpaid: '尚未付款',
    pending: '正在確認付款',
    processing: '準備中',
    ready: '準備好了',
    refunding: '退款中',
    refunded: '已退款',
  },
};
