import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: '儲存在這台裝置上的內容',
  offline: '您目前處於離線狀態。以下是您儲存的內容。',
  none: {
    title: '這裡沒有儲存的內容',
    text: '連線時開啟您的訂單，點選「儲存到這支手機」。之後沒有網路也能在這裡開啟 QR Code、啟用碼和安裝步驟。',
    open: '查看我的 eSIM',
  },
  unreadable: '此內容已無法開啟。請將其刪除，連線後重新儲存您的 eSIM。',
  remove: '從這裡刪除',
  noScript: '此頁面需要 JavaScript。請允許本網站使用。',
};
