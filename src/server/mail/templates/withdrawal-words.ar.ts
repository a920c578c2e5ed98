import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'تسلمنا طلب العدول',
  preview: (order, moment) => `الطلب ${order}، تسلمناه في ${moment}. احتفظ بهذه الرسالة.`,
  lead: (moment) => `تسلمنا في ${moment} طلبك بالعدول عن العقد. احتفظ بهذه الرسالة إيصالًا لك.`,
  declared: {
    title: 'ما صرّحت به',
    declaration: 'التصريح',
    text: 'أعدل عن عقد هذا الطلب.',
    name: 'الاسم',
    confirmedTo: 'يُرسل التأكيد إلى',
    received: 'وقت التسلم',
  },
  next: `نسحب الباقة، ما لم تكن قد فُعّلت أو استُخدمت، ونراسلك عندما يكون مبلغك في الطريق. ${withdrawalPromise.money} لا تستخدم الباقة.`,
  wasNotYou: 'لست أنت؟ رد على هذه الرسالة فورًا.',
};
