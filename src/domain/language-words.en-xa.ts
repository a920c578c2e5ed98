import type { Language } from './languages.ts';

export * from './language-words.ts';

export const LANGUAGE: Language = 'en-xa';
