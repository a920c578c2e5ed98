import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} 和 ${other}`;

export const successWords: typeof source.successWords = {
  title: '購買成功！',
  news: {
    eSIM: {
      ready: (country) => spaced`您的${country} eSIM 準備好了。`,
      onItsWay: (country) => spaced`正在為您準備${country} eSIM。`,
    },
    eSIMs: { ready: () => '您的 eSIM 都準備好了。', onItsWay: () => '正在為您準備這些 eSIM。' },
    plan: {
      ready: (country) => spaced`您的${country}數據已加到 eSIM，不必安裝。`,
      onItsWay: (country) => spaced`正在將${country}數據加到您的 eSIM。`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`QR Code 正在寄往 ${to}。`,
      onItsWay: (to) => phrase`eSIM 會顯示在訂單頁面，我們也會寄至 ${to}。`,
    },
    eSIMs: {
      ready: (to) => phrase`這些 QR Code 正在寄往 ${to}。`,
      onItsWay: (to) => phrase`eSIM 會顯示在訂單頁面，我們也會將它們寄至 ${to}。`,
    },
    plan: {
      ready: (to) => phrase`發票正在寄往 ${to}。`,
      onItsWay: (to) => phrase`數據一加入，我們就會寄電子郵件至 ${to}。`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? '您的 eSIM 準備好了，但電信業者未能提供其中 1 張，我們正在退還這張的款項。'
      : `您的 eSIM 準備好了，但電信業者未能提供其中 ${refunded} 張，我們正在退還這些的款項。`,
  paid: (amount) => `您已支付 ${amount}。`,
  install: '立即安裝',
  secondMail: '您還會收到一封關於帳號的電子郵件。',
  notKept: '您的瀏覽器封鎖 Cookie，因此這裡不會保留此 eSIM。請在電子郵件中查看。',
  opening: {
    ready: '3 秒後開啟我的 eSIM',
    onItsWay: '3 秒後開啟訂單',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: '正在確認您的付款',
    text: '請稍候，不要再次付款。',
    goesTo: (to) => phrase`我們會將最新進度寄至 ${to}。`,
  },
  paid: {
    title: '付款成功',
    eSIM: (to) => phrase`我們正在準備您的 eSIM，通常不到一分鐘。您可以關閉此頁面，我們會將 eSIM 寄至 ${to}。`,
    eSIMs: (to) => phrase`我們正在準備這些 eSIM，通常不到一分鐘。您可以關閉此頁面，我們會將它們寄至 ${to}。`,
    plan: (to) =>
      phrase`我們正在將數據加到您的 eSIM，通常不到一分鐘。您可以關閉此頁面，我們會寄電子郵件至 ${to}。`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned: '這筆訂單先前已付款，因此我們會自動全額退還這第二筆付款。',
  notTaken: '這筆訂單先前已付款，因此我們沒有收取這第二筆付款。',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: '這筆訂單已完成',
    eSIM: (country) => spaced`您的${country} eSIM 準備好了。`,
    eSIMs: () => '您的 eSIM 都準備好了。',
    plan: (country) => spaced`您的${country}數據已加到 eSIM。`,
  },
  onItsWay: {
    title: {
      eSIM: '正在為您準備 eSIM',
      eSIMs: '正在為您準備這些 eSIM',
      plan: '正在加入您加購的數據',
    },
    eSIM: (country, to) =>
      phrase`${spaced`付款成功。您的${country} eSIM 會顯示在訂單頁面，我們也會寄電子郵件至 `}${to}。`,
    eSIMs: (_country, to) => phrase`付款成功。這些 eSIM 會顯示在訂單頁面，我們也會寄電子郵件至 ${to}。`,
    plan: (country, to) =>
      phrase`${spaced`付款成功。您加購的${country}數據會顯示在訂單頁面，我們也會寄電子郵件至 `}${to}。`,
  },
  pending: {
    eSIM: (takes, to) => phrase`${spaced`${takes}請不要再次付款。`}付款一確認，我們就會將 eSIM 寄至 ${to}。`,
    eSIMs: (takes, to) =>
      phrase`${spaced`${takes}請不要再次付款。`}付款一確認，我們就會將這些 eSIM 寄至 ${to}。`,
    plan: (takes, to) =>
      phrase`${spaced`${takes}請不要再次付款。`}付款一確認，我們就會將數據加到您的 eSIM，並寄電子郵件至 ${to}。`,
  },
  unanswered: {
    title: '付款成功',
    eSIM: (to) =>
      phrase`eSIM 尚未送達此頁面，連線就中斷了。eSIM 並未遺失，我們會寄至 ${to}。請不要再次付款。`,
    eSIMs: (to) =>
      phrase`eSIM 尚未全部送達此頁面，連線就中斷了。它們並未遺失，我們會寄至 ${to}。請不要再次付款。`,
    plan: (to) =>
      phrase`加購的數據尚未顯示在此頁面，連線就中斷了。數據並未遺失，我們會寄電子郵件至 ${to}。請不要再次付款。`,
  },
  bankWaits: {
    title: '銀行還在處理這筆付款',
    eSIM: (to) => phrase`可能需要幾分鐘。請不要再次付款。銀行一核准，我們就會將 eSIM 寄至 ${to}。`,
    eSIMs: (to) => phrase`可能需要幾分鐘。請不要再次付款。銀行一核准，我們就會將這些 eSIM 寄至 ${to}。`,
    plan: (to) =>
      phrase`可能需要幾分鐘。請不要再次付款。銀行一核准，我們就會將數據加到您的 eSIM，並寄電子郵件至 ${to}。`,
    checkAgain: '再次查詢',
  },
  refunded: '正在為您退款',
  mismatch: {
    title: '我們需要確認這筆付款',
    text: (to) => phrase`請不要再次付款。我們會寄電子郵件至 ${to}。`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`收件人：${name}，寄至 ${address}。`,
  fix: '電子信箱有誤？點此變更',
  label: '要寄到哪裡？',
  save: '寄到此電子信箱',
  fixed: '電子信箱已變更。之後與此訂單有關的信件都會寄到新的電子信箱。',
};

export const pausedWords: typeof source.pausedWords = {
  title: '暫停銷售',
  notCharged: '沒有扣款。',
  underWay: '您已開始的付款會繼續進行。您可以在訂單中查看進度。',
  order: '查看訂單',
  plans: '返回方案清單',
  esims: '返回我的 eSIM',
};
