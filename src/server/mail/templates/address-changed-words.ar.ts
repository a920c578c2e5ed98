import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'لطلبك عنوان بريد إلكتروني جديد',
  preview: (order) => `الطلب ${order}. إن لم تطلب ذلك، فرد على هذه الرسالة فورًا.`,
  lead: 'غيّر فريق الدعم عنوان البريد الإلكتروني لطلبك، لأن شخصًا طلب ذلك.',
  changed: { title: 'ما الذي تغيّر', addresses: 'تصل الرسائل الآن إلى' },
  means: {
    title: 'ماذا يعني ذلك',
    text: 'من الآن فصاعدًا تصل كل رسالة تخص هذا الطلب، حتى رسائل استرداد المبلغ، إلى العنوان الجديد. هذه آخر رسالة تصلك هنا.',
  },
  wasNotYou: 'لم تطلب ذلك؟ رد على هذه الرسالة فورًا.',
};
