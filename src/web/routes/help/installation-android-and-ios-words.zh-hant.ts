import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: '在 iOS 和 Android 上安裝 eSIM',
    description: '兩種系統，掃描 QR Code 或手動輸入，從連上 Wi-Fi 到落地後有訊號，並附上疑難排解。',
  },
  title: '在 iOS 和 Android 上安裝 eSIM',
  lead: '使用 QR Code，或輸入啟用碼。兩種方式都只要幾分鐘，而且只要做一次。',
};
