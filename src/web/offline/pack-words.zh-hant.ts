import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: '安裝您的 eSIM',
  wifi: '安裝期間手機需要連上 Wi-Fi。安裝完成後就不再需要這裡的內容。',
  used: '此 eSIM 已安裝，因此這裡的啟用碼已刪除。啟用碼只能使用一次。',
  anotherScreen: '在另一個螢幕上',
  arrival: '抵達之後',
  trouble: '無法連線？',
  apn: {
    name: 'APN（存取點名稱）',
    automatic: '手機會自動設定。',
    byHand: '如果無法連線，請在此 eSIM 的設定中輸入。',
    unknown: '大多數手機會自動設定。如果您的手機要求填寫，請與我們聯絡。',
  },
  facts: '您的方案',
  iccid: 'ICCID',
  left: '剩餘數據',
  read: (date) => `截至 ${date}`,
  kept: (date) => `儲存於 ${date}。`,
  until: (date) => `從這裡刪除的日期：${date}。`,
  help: '協助',
  write: '連上網路後，請附上訂單編號與我們聯絡。',
  chat: '開啟對話',
  remove: '從這裡刪除',
  removeQuestion: '沒有網路時無法復原。',
  yes: '刪除',
  no: '保留',
};
