import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: '瀏覽統計',
  question: '可以讓外部的瀏覽統計服務了解您如何使用這些頁面嗎？結帳時、您的訂單頁面和登入時，絕不會執行。',
  more: '了解詳情，或日後變更選擇',
  no: '不用，謝謝',
  yes: '允許',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden: '您的瀏覽器要求不被追蹤，因此無論您如何選擇，我們都不會為您載入統計程式。',
  given: '您已在這個瀏覽器中允許。',
  refused: '您沒有在這個瀏覽器中允許。',
  refuse: '不再允許',
  give: '允許瀏覽統計',
};
