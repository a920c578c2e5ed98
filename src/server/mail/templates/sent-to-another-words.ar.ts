import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'أرسلنا شريحة eSIM إلى عنوان آخر',
  preview: (order) => `الطلب ${order}. إن لم تطلب ذلك، فرد على هذه الرسالة فورًا.`,
  lead: 'أرسل فريق الدعم رسالة شريحة eSIM إلى عنوان آخر، لأن شخصًا طلب ذلك.',
  sent: { title: 'ما الذي أُرسل', addresses: 'أُرسل إلى' },
  changes: {
    title: 'ما الذي يتغير',
    text: 'لا يتغير شيء آخر. لا يزال الطلب لك، وكل ما يخصه غير ذلك، حتى استرداد المبلغ، يصل إلى هذا العنوان وحده.',
  },
  wasNotYou: 'لم تطلب ذلك؟ رد على هذه الرسالة فورًا.',
};
