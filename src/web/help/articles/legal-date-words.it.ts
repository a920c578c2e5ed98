export const LEGAL_TEXTS_UPDATED = '1º\u00A0agosto 2025';
