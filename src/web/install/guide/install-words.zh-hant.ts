import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone 和 iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: '用 QR Code 安裝',
  manual: '手動安裝',
};

const WIFI: source.InstallStep = {
  what: '連上 Wi-Fi',
  how: '請在出發前，在家裡或機場進行。手機會透過網路下載 eSIM。',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: '等待 2 至 3 分鐘完成註冊',
  how: '請保持 Wi-Fi 連線，不要離開設定，直到 eSIM 出現在清單中。',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: '為 eSIM 命名，通話仍用自己的門號',
  how: '選擇「旅行」之類的標籤。通話、iMessage 和 FaceTime 的預設仍維持自己的門號。',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: '落地後，用它上網',
  how: '在「設定」→「行動服務」→「行動數據」中選擇旅遊 eSIM。在同一份清單中點進去，只為這張 eSIM 開啟「數據漫遊」。',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: '開啟 eSIM，通話仍用自己的 SIM 卡',
  how: '在 SIM 卡清單中開啟旅遊 eSIM。通話和簡訊仍使用自己的 SIM 卡。',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: '落地後，選為行動數據',
  how: '在「設定」→「網路和網際網路」（Samsung 為「連線」）→「SIM 卡」中，選擇旅遊 eSIM 作為行動數據。點進去，只為這張 eSIM 開啟「漫遊」。',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: '掃描 QR Code',
        screen: 'ios-scan',
        how: '用相機對準另一個螢幕或紙上的 QR Code，點選出現的提示。或開啟「設定」→「行動服務」→「加入 eSIM」→「使用行動條碼」。',
        own: 'qr',
      },
      {
        what: '點選「加入 eSIM」，再點「繼續」',
        screen: 'ios-activate',
        how: 'iOS 會詢問兩次。這不會扣款，也不會啟動方案。',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: '開啟輸入啟用碼的畫面',
        screen: 'ios-manual',
        how: '開啟「設定」→「行動服務」→「加入 eSIM」→「使用行動條碼」，再點選螢幕底部的「手動輸入詳細資訊」。',
      },
      {
        what: '輸入兩組代碼',
        screen: 'ios-form',
        how: '貼上我們電子郵件中的 SM-DP+ 位址和啟用碼。確認碼留空。',
        own: 'codes',
      },
      {
        what: '點選「下一步」，再點「繼續」',
        screen: 'ios-activate',
        how: 'iOS 會詢問兩次。這不會扣款，也不會啟動方案。',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: '開啟「新增 eSIM」，掃描 QR Code',
        screen: 'android-add',
        how: '在 Pixel 上開啟「設定」→「網路和網際網路」→「SIM 卡」→「新增 SIM 卡」。在 Samsung 手機上開啟「設定」→「連線」→「SIM 卡管理員」→「新增 eSIM」。然後掃描另一個螢幕或紙上的 QR Code。',
        own: 'qr',
      },
      {
        what: '點選「下載」或「新增」確認',
        screen: 'android-confirm',
        how: '手機會顯示我們合作電信業者的名稱，這是正常的。',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: '開啟輸入啟用碼的畫面',
        screen: 'android-manual',
        how: '和使用 QR Code 時一樣新增 eSIM。在有相機的畫面上，選擇「需要協助」或「輸入啟用碼」。',
      },
      {
        what: '輸入完整的啟用碼',
        screen: 'android-form',
        how: '貼上我們電子郵件中以「LPA:1$」開頭的整行內容。如果手機有兩個欄位，請改用 SM-DP+ 位址和啟用碼。',
        own: 'codes',
      },
      {
        what: '點選「下載」或「新增」確認',
        screen: 'android-confirm',
        how: '手機會顯示我們合作電信業者的名稱，這是正常的。',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
