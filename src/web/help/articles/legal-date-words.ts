/** The date of the terms and the privacy policy: update it with every change to them. */
export const LEGAL_TEXTS_UPDATED = 'August 1, 2025';
