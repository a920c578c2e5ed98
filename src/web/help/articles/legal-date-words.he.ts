export const LEGAL_TEXTS_UPDATED = '1 באוגוסט 2025';
