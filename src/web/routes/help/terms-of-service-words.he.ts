import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'תנאי השירות',
    description: 'מה רוכשים כאן, איך פועלים התשלום, האספקה וההחזרים, ומה אנחנו חייבים זה לזה.',
  },
  title: 'תנאי השירות',
  lead: 'מה אתם רוכשים, איך זה עובד, מה קורה אם משהו משתבש, ומה אנחנו מבקשים מכם.',
};
