import type * as source from './words.ts';

export const ownProfileWords: typeof source.ownProfileWords = {
  list: '我的 eSIM',
  ofGuest: { title: '我的 eSIM', about: '在這個瀏覽器購買' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) => `您以訪客身分在這裡購買了 ${count} 張 eSIM。要加入您的帳號嗎？`,
  yes: '加入',
  later: '以後再說',
  failed: '沒有任何變更。',
  joined: {
    title: (count) => `已將 ${count} 張 eSIM 加入您的帳號。`,
    // One sentence fits any number.
    text: () => '登出後，這個瀏覽器就不會再顯示。',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: '和別人共用這台裝置？',
  open: '從這個瀏覽器移除我的 eSIM',
  title: '要從這個瀏覽器移除您的 eSIM 嗎？',
  text: '這個瀏覽器將不再顯示在這裡購買的內容。eSIM 仍然是您的，可以繼續使用，每筆訂單電子郵件中的專屬連結也仍然有效。此操作無法在這裡復原。',
  yes: '移除',
  no: '取消',
  failed: '沒有移除任何 eSIM。',
};

export const profileWords: typeof source.profileWords = {
  noName: '使用者',
};
