export const LEGAL_TEXTS_UPDATED = '1 de agosto de 2025';
