import { LOCALE } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: '端末の種類',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24、Pixel 8…' },
  },
  search: (kind) => `${kind}の機種を検索`,
  checked: (models, last) =>
    `この${models}機種は${month(last)}に確認しました。これより新しい機種も、おそらく使えます。設定に「eSIMを追加」があるか確認してください。`,
  noScript: '検索にはJavaScriptが必要です。以下の機種はeSIMに対応しています。',
  apple: 'Apple',
};

/** '2025年8月', on one line. */
function month(date: Date): string {
  const said = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
  return said.replaceAll(/(?=[年月])/g, '\u2060');
}

export const deviceListWords: typeof source.deviceListWords = {
  start: '機種名を入力して、対応状況を確認してください',
  none: '検索に一致する端末は見つかりませんでした。',
  found: (devices) => `${devices}件の端末が見つかりました`,
  name: 'eSIM対応端末',
  note: (device, note) => `${device}：${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`どの機種でも、${unlocked}ことが必要です。特定の通信会社に限定されたスマホでは、ほかの会社のeSIMは使えません。iPhoneでは「設定」→「一般」→「情報」に「SIMロックなし」と表示されます。`,
  unlocked: 'SIMロックがかかっていない',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'このiPhoneにインストール',
      text: '注文のメールにある「iPhoneにインストール」をタップしてください。iOS 17.4以降なら、読み取りも入力も不要です。',
    },
    Android: {
      title: 'このスマホにインストール',
      text: '注文のメールにある「Androidにインストール」をタップしてください。リンクから設定画面を開けない機種もあります。',
    },
  },
  steps: '手順をすべて見る。',
  fits: 'eSIMに対応していますか？',
};

export const stepsWords: typeof source.stepsWords = {
  device: '端末',
  method: 'インストール方法',
  steps: (method, system) => `${method}、${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: '読み込み中…',
  failed: {
    title: 'コードを読み込めませんでした',
    text: '以下の手順は変わらず、eSIMにも影響はありません。通信状況を確認して、もう一度お試しください。',
    again: 'もう一度試す',
  },
  unknown: {
    title: 'このブラウザにはそのeSIMの記録がありません',
    text: (signIn) =>
      phrase`注文のメールにあるリンクを開くか、${signIn}してください。以下の手順はどのeSIMでも同じです。`,
    signIn: 'ログイン',
  },
  ready: {
    title: (place) => `${place}のeSIMの準備ができました`,
    text: 'コードは以下の手順に表示しています。',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: '出発前にインストール',
    how: '自宅ならWi-Fiも、QRコードを表示する別の画面も、時間の余裕もあります。ほとんどのプランは、インストールしても日数は減りません。各プランの詳細で確認できます。',
  },
  wait: {
    what: '登録が終わるまで2〜3分待つ',
    how: '最初は、eSIMをネットワークに登録する時間が必要です。到着直後も同じです。',
  },
  once: {
    what: 'QRコードも手動入力用のコードも1回だけ',
    how: 'やり直すためにeSIMを削除しないでください。まずサポートに連絡し、旅行が終わるまでスマホに残しておいてください。',
  },
  roaming: {
    what: 'ローミングはeSIMだけオン',
    how: '旅行用eSIMではデータローミングをオンにします。普段使っている回線ではオフのままにすれば、料金は請求されません。',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: '月額サブスクリプション（別のサービス）',
  text: '一年中旅をする方には、170以上の渡航先で使える月額サブスクリプションもあります。料金は月額$39.90〜$64.90です。この店のプランではなく、ここでは購入できません。解約するまで自動更新され、独自の規約があります。この店のプランはプリペイドで、期間が終わればそれで終了です。',
  ask: (address) => phrase`詳しくは${address}までお問い合わせください。`,
  subject: '月額サブスクリプション',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'お困りの方、準備ができた方へ',
  write: (address, reply) => phrase`${address}で24時間365日受け付けています。最初の返信までは${reply}です。`,
  browse: 'プランを探す',
  esims: 'マイeSIM',
  support: 'サポート',
};
