export const LEGAL_TEXTS_UPDATED = '1 Ağustos 2025';
