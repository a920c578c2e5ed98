export const SEARCH_FAILED: string = '我们没能搜索。请检查网络连接后重试。';
