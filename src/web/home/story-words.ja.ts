import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'ご利用の流れ',
  home: {
    when: '自宅で',
    what: 'プランを選ぶ',
    how: (paypal) =>
      `渡航先、日数、データ容量を選びます。支払いはカード、Apple Pay${paypal ? '、Google Pay、PayPal' : '、Google Pay'}で、アカウントは不要です。`,
  },
  before: {
    when: '出発前に',
    what: 'eSIMをインストール',
    how: 'メールでQRコードが届きます。手元のスマホで1回タップするか、別の画面から読み取ってください。',
  },
  landing: {
    when: '到着したら',
    what: '機内モードをオフに',
    how: 'スマホが現地のネットワークを見つけると、プランが自動で有効になります。通話は普段使っているSIMのままです。',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'メッセージアプリの番号はそのまま',
  lead: '旅行用eSIMはデータ通信を追加するもので、電話番号は変わりません。LINEやWhatsAppも、いつもの番号とアカウントのままです。トークもグループも残り、誰かに連絡し直す必要もありません。',
  ownSim: '普段使っているSIM',
  calls: 'いつもの番号で通話とSMS',
  chats: 'メッセージアプリもログインしたまま',
  travelEsim: '旅行用eSIM',
  data: 'すべての通信を現地料金で',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: '選ばれる理由',
  lead: '知っておきたいことは、支払う前にすべて表示します。',
  browse: 'プランを探す',
  setup: { what: 'すぐに使える', how: '支払いから約1分でeSIMが使えます。' },
  data: { what: '無制限も定量も', how: '1週間の1GBから、半年の100GBまで。' },
  world: { what: '200か\u2060国以上', how: '新しい渡航先でも、同じeSIMにデータを追加するだけ。' },
  money: { what: 'ローミング料金なし', how: '前払いは1回だけ。後から請求されません。' },
  calls: { what: '通話はいつものSIMで', how: '電話番号もトークもそのままです。' },
  warning: { what: '80%でお知らせ', how: 'データが残っているうちにお知らせします。' },
};
