export const SEARCH_FAILED: string = '検索できませんでした。通信状況を確認して、もう一度お試しください。';
