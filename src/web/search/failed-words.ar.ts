export const SEARCH_FAILED: string = 'تعذّر البحث. تحقق من اتصالك وحاول مرة أخرى.';
