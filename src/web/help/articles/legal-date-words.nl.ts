export const LEGAL_TEXTS_UPDATED = '1 augustus 2025';
