export const LEGAL_TEXTS_UPDATED = '2025年8月1日';
