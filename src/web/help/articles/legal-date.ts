/** Of the terms and the privacy policy: changes with every change of what they say. */
export const LEGAL_TEXTS_UPDATED = 'August 1, 2025';
