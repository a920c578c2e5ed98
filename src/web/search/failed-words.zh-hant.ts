export const SEARCH_FAILED: string = '我們無法搜尋。請檢查網路連線，然後再試一次。';
