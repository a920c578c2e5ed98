export const LEGAL_TEXTS_UPDATED = '1. August 2025';
