import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

export const codesWords: typeof source.codesWords = {
  address: 'SM-DP+アドレス',
  activation: 'アクティベーションコード',
  androidCode: 'コード全体（Android用）',
  confirmation: '確認コード',
  noConfirmation: 'なし。入力を求められたら空欄のままにしてください。',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'eSIMのQRコード',
  failed: {
    title: 'コードを読み込めませんでした',
    text: 'eSIMに影響はありません。通信状況を確認して、もう一度お試しください。',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'このスマホにインストールしますか？',
    iphone: 'iPhoneにインストール',
    android: 'Androidにインストール',
    newer: 'iPhone用のリンクにはiOS 17.4以降が必要です。',
  },
  noCamera: 'カメラが使えない場合は手動で入力',
  ways: {
    steps: '手順どおりに進める',
    codes: 'コードを手動で入力',
    qr: '別の画面用にQRを表示',
    mail: '別の端末を使う',
    trouble: 'SIMロックや古い機種',
  },
  mail: (email) =>
    phrase`${email}に届いたメールにも、同じQRコードとコードがあります。別の端末で開いてください。`,
  warning:
    'コードは1回しか使えません。旅行が終わるまでeSIMをスマホに残し、普段使っている回線のローミングはオフにしておいてください。',
  everyStep: 'このコードでの全手順',
};

const FIRST_STEPS: Record<Platform, { what: string; screen?: ScreenName; how: string }> = {
  ios: {
    what: '「eSIMをインストール」をタップ',
    screen: 'ios-activate',
    how: '「eSIMをアクティベート」と表示されたら「続ける」をタップします。確認は2回あります。',
  },
  'old-ios': {
    what: '「設定」→「モバイル通信」→「eSIMを追加」→「QRコードを使用」',
    screen: 'ios-add',
    how: '別の画面のコードを読み取るか、「詳細情報を手動で入力」をタップして両方のコードを貼り付けます。「eSIMをアクティベート」と表示されたら「続ける」をタップします。確認は2回あります。',
  },
  android: {
    what: '「Androidにインストール」をタップ',
    screen: 'android-confirm',
    how: '「eSIMを追加」または「eSIMをダウンロードしますか？」と表示されたら、「追加」または「ダウンロード」をタップします。',
  },
  other: {
    what: 'コードを読み取る',
    how: 'iPhoneではカメラを使います。SamsungとPixelでは「設定」→「SIM」→「eSIMを追加」を開きます。「eSIMをアクティベート」または「eSIMを追加」をタップします。',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): { screen?: ScreenName } => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: '2〜3分待つ',
    ...screenOf(platform, 0),
    how: `Wi-Fiに接続したまま待つと、一覧に新しいSIMが表示されます。「${place}」と名称を付けてください。`,
  },
  {
    what: `${place}でデータ通信用にオンにする`,
    ...screenOf(platform, 1),
    how: 'このeSIMだけデータローミングをオンにします。アンテナの横に4Gまたは5Gと表示されます。',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'SIMロックがかかっていますか？',
    text: 'SIMロックがかかったスマホでは、ほかの会社のeSIMは使えません。iPhoneでは「設定」→「一般」→「情報」の「SIMロック」が「SIMロックなし」になっている必要があります。Androidでは「*#06#」とダイヤルします。EIDが表示されたら、ロックが解除されているかどうかを通信会社に確認してください。',
  },
  old: {
    question: '2018年より前の機種ですか？',
    text: (check) =>
      phrase`古い機種の多くはeSIMに対応していません。コードは1回しか使えないため、使う前に${check}してください。`,
    check: '端末を確認',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'このiPhoneにインストール',
    text: '必要な情報が入力された状態で、Appleの設定画面が開きます。完了まで2〜3分、Wi-Fiに接続したままにしてください。',
    button: 'eSIMをインストール',
  },
  oldIphone: {
    title: 'コードでインストール',
    text: 'ワンタップでのインストールにはiOS 17.4以降が必要です。このiPhoneでは、以下のコードを使うか、別の画面に表示したQRコードを読み取ってください。',
  },
  android: {
    title: 'このスマホにインストール',
    text: '多くのAndroidで設定画面が開きます。何も起こらない場合は、以下のコードを使ってください。Wi-Fiに接続したままにしてください。',
    button: 'Androidにインストール',
  },
};

export const screenWords: typeof source.screenWords = {
  travel: '旅行',
  home: '主回線',
  on: 'オン',
  address: 'SM-DP+アドレス',
  ios: {
    cellular: 'モバイル通信',
    data: 'モバイルデータ通信',
    add: 'eSIMを追加',
    camera: 'カメラ',
    found: 'モバイル通信',
    activate: 'eSIMをアクティベート',
    goOn: '続ける',
    scan: 'QRコードをスキャン',
    manual: '詳細情報を手動で入力',
    details: 'アクティベーションの詳細',
    code: 'アクティベーションコード',
    confirmation: '確認コード',
    activating: 'アクティベート中…',
    label: 'モバイル通信プランの名称',
    secondary: '副回線',
    line: 'この回線をオンにする',
    roaming: 'データローミング',
  },
  android: {
    sims: 'SIM',
    add: 'SIMを追加',
    scan: 'QRコードをスキャン',
    manual: 'コードを入力',
    code: 'LPA:1$…',
    goOn: '続行',
    ask: 'ダウンロードしますか？',
    download: 'ダウンロード',
    activating: 'ダウンロード中…',
    data: 'モバイルデータ',
    roaming: 'ローミング',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: '印刷',
  picture: 'QRコード',
  order: (number) => `注文${number}`,
  help: (email) => `お困りの場合は${email}までご連絡ください。`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'eSIMをインストールするQRコード',
  point: 'スマホのカメラを向けてください',
  stay: 'Wi-Fiを切らずにお待ちください',
};
