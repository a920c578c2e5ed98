import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'شروط الخدمة',
    description: 'ما تشتريه هنا، وكيف يتم الدفع والتسليم والاسترداد، وما يلتزم به كل منا تجاه الآخر.',
  },
  title: 'شروط الخدمة',
  lead: 'ما تشتريه، وكيف يعمل، وما يحدث إذا وقع خطأ، وما نطلبه منك.',
};
