import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'لم نتمكن من تسليم شريحة eSIM هذه.'
        : 'لم نتمكن من إضافة هذه الباقة إلى شريحة eSIM.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'أعلنت عدولك عن العقد قبل تسليم شريحة eSIM هذه.'
        : 'أعلنت عدولك عن العقد قبل إضافة هذه الباقة إلى شريحة eSIM.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'أرجعت شريحة eSIM هذه.' : 'أرجعت هذه الباقة.';
    case 'returned_by_us':
      return 'أعدنا إليك مبلغ هذا الطلب.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'دُفع ثمن هذا الطلب مرتين',
    text: 'نعيد الدفعة الثانية كاملةً تلقائيًا.',
  },
  paid_too_late: {
    title: 'وصلت هذه الدفعة متأخرة',
    text: 'وصلت بعد انتهاء مهلة الدفع، لذا نعيدها كاملةً تلقائيًا.',
  },
};
