import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `שלום ${name}, ${sentence}`,
  namelessGreeting: (sentence) => `שלום, ${sentence}`,
  question: (address) => `יש לכם שאלות? השיבו לאימייל הזה או כתבו ל-${address}.`,
  links: {
    support: 'תמיכה',
    refunds: 'מדיניות ההחזרים',
    terms: 'תנאי השירות',
    privacy: 'מדיניות הפרטיות',
  },
};
