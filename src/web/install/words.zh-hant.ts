import { spaced } from '../../domain/language-words.zh-hant.ts';
import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

export const codesWords: typeof source.codesWords = {
  address: 'SM-DP+ 位址',
  activation: '啟用碼',
  androidCode: '完整啟用碼（Android）',
  confirmation: '確認碼',
  noConfirmation: '無。如果手機要求輸入，請留空。',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'eSIM 的 QR Code',
  failed: {
    title: '我們無法載入啟用碼',
    text: '您的 eSIM 沒有問題。請檢查網路連線，然後再試一次。',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: '正在用手機看這一頁？',
    iphone: '在 iPhone 上安裝',
    android: '在 Android 上安裝',
    newer: 'iPhone 連結需要 iOS 17.4 以上版本。',
  },
  noCamera: '沒有相機？手動輸入啟用碼',
  ways: {
    steps: '逐步說明',
    codes: '手動輸入啟用碼',
    qr: '顯示 QR Code，用另一台裝置掃描',
    mail: '使用另一台裝置',
    trouble: '有鎖或較舊的手機？',
  },
  mail: (email) => phrase`我們寄到 ${email} 的電子郵件中有相同的 QR Code 和啟用碼。請在另一台裝置上開啟。`,
  warning: '啟用碼只能使用一次。請把 eSIM 留在手機上，直到旅行結束，自己門號的漫遊請保持關閉。',
  everyStep: '用這些啟用碼安裝的完整步驟',
};

const FIRST_STEPS: Record<Platform, { what: string; screen?: ScreenName; how: string }> = {
  ios: {
    what: '點選「安裝 eSIM」',
    screen: 'ios-activate',
    how: '您會看到「啟用 eSIM」。點選「繼續」。iOS 會詢問兩次。',
  },
  'old-ios': {
    what: '「設定」→「行動服務」→「加入 eSIM」→「使用行動條碼」',
    screen: 'ios-add',
    how: '掃描另一個螢幕上的 QR Code，或點選「手動輸入詳細資訊」並貼上兩組代碼。您會看到「啟用 eSIM」。點選「繼續」。iOS 會詢問兩次。',
  },
  android: {
    what: '點選「在 Android 上安裝」',
    screen: 'android-confirm',
    how: '您會看到「新增 eSIM」或「要下載 eSIM 嗎？」。點選「新增」或「下載」。',
  },
  other: {
    what: '掃描 QR Code',
    how: '在 iPhone 上使用相機。在 Samsung 和 Pixel 手機上開啟「設定」→「SIM 卡」→「新增 eSIM」。點選「啟用 eSIM」或「新增 eSIM」。',
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
    what: '等待兩三分鐘',
    ...screenOf(platform, 0),
    how: `保持 Wi-Fi 連線。您會在清單中看到一張新的 SIM 卡，把它命名為「${place}」。`,
  },
  {
    what: spaced`到${place}後，用它上網`,
    ...screenOf(platform, 1),
    how: '只為這張 eSIM 開啟數據漫遊。您會在訊號格旁看到 4G 或 5G。',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: '手機被電信業者鎖定？',
    text: '有鎖手機無法使用其他電信業者的 eSIM。在 iPhone 上，「設定」→「一般」→「關於本機」中的「電信業者鎖定」必須顯示「無 SIM 卡限制」。在 Android 上，請撥 *#06#。如果看到 EID，請向電信業者確認手機是否無鎖。',
  },
  old: {
    question: '2018 年以前的手機？',
    text: (check) => phrase`較舊的手機多半不支援 eSIM。啟用碼只能使用一次，使用前請先「${check}」。`,
    check: '查詢您的裝置',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: '安裝到這支 iPhone',
    text: '這會開啟 Apple 的設定畫面，所有資訊都已填好。安裝需要兩三分鐘，期間請保持 Wi-Fi 連線。',
    button: '安裝 eSIM',
  },
  oldIphone: {
    title: '用啟用碼安裝',
    text: '一鍵安裝需要 iOS 17.4 以上版本。在這支 iPhone 上，請使用下方的啟用碼，或掃描另一個螢幕上的 QR Code。',
  },
  android: {
    title: '安裝到這支手機',
    text: '這會在許多 Android 手機上開啟設定畫面。如果沒有反應，請使用下方的啟用碼。請保持 Wi-Fi 連線。',
    button: '在 Android 上安裝',
  },
};

export const screenWords: typeof source.screenWords = {
  travel: '旅行',
  home: '主要',
  on: '開啟',
  address: 'SM-DP+ 位址',
  ios: {
    cellular: '行動服務',
    data: '行動數據',
    add: '加入 eSIM',
    camera: '相機',
    found: '行動方案',
    activate: '啟用 eSIM',
    goOn: '繼續',
    scan: '掃描行動條碼',
    manual: '手動輸入詳細資訊',
    details: '啟用詳細資訊',
    code: '啟用碼',
    confirmation: '確認碼',
    activating: '正在啟用…',
    label: '行動方案標籤',
    secondary: '次要',
    line: '開啟此號碼',
    roaming: '數據漫遊',
  },
  android: {
    sims: 'SIM 卡',
    add: '新增 SIM 卡',
    scan: '掃描 QR Code',
    manual: '輸入啟用碼',
    code: 'LPA:1$…',
    goOn: '繼續',
    ask: '要下載 eSIM 嗎？',
    download: '下載',
    activating: '正在下載…',
    data: '行動數據',
    roaming: '漫遊',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: '列印',
  picture: 'QR Code',
  order: (number) => `訂單 ${number}`,
  help: (email) => `需要協助？請來信至 ${email}。`,
};

export const qrWords: typeof source.qrWords = {
  picture: '用於安裝 eSIM 的 QR Code',
  point: '用手機相機對準這裡',
  stay: '安裝時請保持 Wi-Fi 連線',
};
