import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `مرحبًا ${name}، ${sentence}`,
  namelessGreeting: (sentence) => `مرحبًا، ${sentence}`,
  question: (address) => `هل لديك أسئلة؟ رد على هذه الرسالة أو راسلنا على ${address}.`,
  links: {
    support: 'الدعم',
    refunds: 'سياسة الاسترداد',
    terms: 'شروط الخدمة',
    privacy: 'سياسة الخصوصية',
  },
};
