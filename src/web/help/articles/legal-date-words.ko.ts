export const LEGAL_TEXTS_UPDATED = '2025년 8월 1일';
