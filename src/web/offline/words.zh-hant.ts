import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: '儲存到這支手機', device: '儲存到這台裝置' },
  what: '這樣沒有網路也能開啟 QR Code、啟用碼和安裝步驟。',
  kept: '已儲存在這裡，沒有網路也能開啟。',
  open: '查看已儲存的內容',
  remove: '從這裡刪除',
  removed: '已從這裡刪除。',
  iphone: 'Safari 會在 7 天未造訪後將其刪除。若要保留更久，請將此頁面加入主畫面。',
  failed: {
    offline: '無法載入。請檢查網路連線後再試。',
    full: '儲存空間不足。請騰出一些空間後再試。',
    blocked: '此瀏覽器不為網站儲存任何內容。請離開私密瀏覽、允許本網站的 Cookie，或列印此頁面。',
    over: '沒有可儲存的內容。此 eSIM 已結束或正在退回。',
  },
};
