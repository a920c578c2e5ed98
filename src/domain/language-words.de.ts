import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'de';
