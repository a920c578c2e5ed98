export const LEGAL_TEXTS_UPDATED = '1 أغسطس 2025';
