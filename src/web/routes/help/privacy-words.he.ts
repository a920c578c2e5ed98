import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'מדיניות הפרטיות',
    description: 'מה אנחנו שומרים עליכם, למה, לכמה זמן, ומי עוד רואה משהו מזה.',
  },
  title: 'מדיניות הפרטיות',
  lead: 'מה אנחנו שומרים עליכם, למה, לכמה זמן, ומה אתם יכולים לבקש מאיתנו.',
};
