export const LEGAL_TEXTS_UPDATED = '1º de agosto de 2025';
