export const LEGAL_TEXTS_UPDATED = '1 sierpnia 2025';
