import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'الدفع الآمن', description: 'ادفع ثمن شريحة eSIM للسفر.' },
  invalid: {
    title: 'الباقة غير متاحة',
    text: 'لم تعد هذه الباقة متاحة. لم يُخصم أي مبلغ.',
    dashboard: 'العودة إلى لوحة حسابك',
  },
  lost: {
    title: 'تعذّر تحميل هذه الصفحة',
    text: 'إذا كنت قد دفعت للتو، فلا تدفع مرة أخرى. ستصلك شريحة eSIM بالبريد الإلكتروني. وإن لم تدفع، فلم يُخصم أي مبلغ.',
  },
  failed: {
    title: 'تعذّر تحميل صفحة الدفع',
    text: 'لم نتمكن من جلب السعر. تحقق من اتصالك وحاول مرة أخرى. لم يُخصم أي مبلغ.',
  },
};
