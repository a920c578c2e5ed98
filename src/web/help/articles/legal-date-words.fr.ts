export const LEGAL_TEXTS_UPDATED = '1er\u00A0août 2025';
