export const SEARCH_FAILED: string = '검색하지 못했어요. 연결 상태를 확인하고 다시 시도해 주세요.';
