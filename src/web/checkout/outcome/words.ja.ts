import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one}と${other}`;

export const successWords: typeof source.successWords = {
  title: '購入が完了しました！',
  news: {
    eSIM: {
      ready: (country) => `${country}のeSIMの準備ができました。`,
      onItsWay: (country) => `${country}のeSIMを準備しています。`,
    },
    eSIMs: { ready: () => 'eSIMの準備ができました。', onItsWay: () => 'eSIMを準備しています。' },
    plan: {
      ready: (country) => `${country}のデータをeSIMに追加しました。インストールは不要です。`,
      onItsWay: (country) => `${country}のデータをeSIMに追加しています。`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`QRコードを${to}にお送りします。`,
      onItsWay: (to) => phrase`注文ページに表示され、${to}にもメールでお送りします。`,
    },
    eSIMs: {
      ready: (to) => phrase`すべてのQRコードを${to}にお送りします。`,
      onItsWay: (to) => phrase`注文ページに表示され、${to}にもメールでお送りします。`,
    },
    plan: {
      ready: (to) => phrase`請求書を${to}にお送りします。`,
      onItsWay: (to) => phrase`追加が終わり次第、${to}にメールでお知らせします。`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'eSIMの準備ができました。ただし1件は通信会社が提供できなかったため、返金します。'
      : `eSIMの準備ができました。ただし${refunded}件は通信会社が提供できなかったため、返金します。`,
  paid: (amount) => `お支払い額は${amount}です。`,
  install: '今すぐインストール',
  secondMail: 'アカウントについてのメールも別に届きます。',
  notKept:
    'ブラウザがCookieを拒否しているため、このeSIMはここに保存されません。届いたメールをご利用ください。',
  opening: {
    ready: '3秒後にマイeSIMを開きます',
    onItsWay: '3秒後に注文ページを開きます',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: '支払いを確認しています',
    text: '少し時間がかかります。二重に支払わないでください。',
    goesTo: (to) => phrase`状況は${to}にお知らせします。`,
  },
  paid: {
    title: 'お支払いが完了しました',
    eSIM: (to) =>
      phrase`eSIMを準備しています。通常は1分以内に終わります。このページは閉じてもかまいません。${to}にメールでお送りします。`,
    eSIMs: (to) =>
      phrase`eSIMを準備しています。通常は1分以内に終わります。このページは閉じてもかまいません。${to}にまとめてメールでお送りします。`,
    plan: (to) =>
      phrase`eSIMにデータを追加しています。通常は1分以内に終わります。このページは閉じてもかまいません。${to}にメールでお知らせします。`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned: 'この購入はすでに支払い済みのため、2回目の支払いは自動的に全額返金します。',
  notTaken: 'この購入はすでに支払い済みのため、2回目の支払いは請求していません。',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'この購入は完了しています',
    eSIM: (country) => `${country}のeSIMの準備ができました。`,
    eSIMs: () => 'eSIMの準備ができました。',
    plan: (country) => `${country}のデータをeSIMに追加しました。`,
  },
  onItsWay: {
    title: {
      eSIM: 'eSIMを準備しています',
      eSIMs: 'eSIMを準備しています',
      plan: 'データを追加しています',
    },
    eSIM: (country, to) =>
      phrase`お支払いが完了しました。${country}のeSIMは注文ページに表示され、${to}にもメールでお送りします。`,
    eSIMs: (_country, to) =>
      phrase`お支払いが完了しました。eSIMはすべて注文ページに表示され、${to}にもメールでお送りします。`,
    plan: (country, to) =>
      phrase`お支払いが完了しました。${country}の追加データは注文ページに表示され、${to}にもメールでお知らせします。`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes}二重に支払わないでください。確認でき次第、eSIMを${to}にメールでお送りします。`,
    eSIMs: (takes, to) =>
      phrase`${takes}二重に支払わないでください。確認でき次第、すべてのeSIMを${to}にメールでお送りします。`,
    plan: (takes, to) =>
      phrase`${takes}二重に支払わないでください。確認でき次第、eSIMにデータを追加し、${to}にメールでお知らせします。`,
  },
  unanswered: {
    title: 'お支払いが完了しました',
    eSIM: (to) =>
      phrase`eSIMが表示される前に接続が切れましたが、eSIMは無事です。${to}にメールでお送りします。二重に支払わないでください。`,
    eSIMs: (to) =>
      phrase`eSIMが表示される前に接続が切れましたが、eSIMはすべて無事です。${to}にメールでお送りします。二重に支払わないでください。`,
    plan: (to) =>
      phrase`追加データが表示される前に接続が切れましたが、データは無事です。${to}にメールでお知らせします。二重に支払わないでください。`,
  },
  bankWaits: {
    title: '銀行がまだ支払いを処理しています',
    eSIM: (to) =>
      phrase`数分かかることがあります。二重に支払わないでください。銀行が承認し次第、eSIMを${to}にメールでお送りします。`,
    eSIMs: (to) =>
      phrase`数分かかることがあります。二重に支払わないでください。銀行が承認し次第、すべてのeSIMを${to}にメールでお送りします。`,
    plan: (to) =>
      phrase`数分かかることがあります。二重に支払わないでください。銀行が承認し次第、eSIMにデータを追加し、${to}にメールでお知らせします。`,
    checkAgain: 'もう一度確認',
  },
  refunded: '返金手続き中です',
  mismatch: {
    title: 'この支払いは確認が必要です',
    text: (to) => phrase`二重に支払わないでください。${to}にメールでご連絡します。`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`${name}様宛てに、${address}へお送りします。`,
  fix: 'アドレスを修正',
  label: '送り先のメールアドレス',
  save: 'このアドレスに送る',
  fixed: 'アドレスを変更しました。今後、この注文についての連絡はすべて新しいアドレスにお送りします。',
};

export const pausedWords: typeof source.pausedWords = {
  title: '販売を一時停止しています',
  notCharged: '請求は発生していません。',
  underWay: '開始済みの支払いは続行されます。状況は注文ページで確認できます。',
  order: '注文を見る',
  plans: 'プランに戻る',
  esims: 'マイeSIMに戻る',
};
