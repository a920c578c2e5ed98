export const SEARCH_FAILED: string = 'Arama yapılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.';
