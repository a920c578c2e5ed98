import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'تسلّمنا إشعار العدول',
  preview: (order, moment) => `الطلب ${order}، تسلّمناه في ${moment}. احتفظ بهذه الرسالة.`,
  lead: (moment) => `تسلّمنا في ${moment} إشعار عدولك عن العقد. احتفظ بهذه الرسالة إيصالًا لك.`,
  declared: {
    title: 'ما صرّحت به',
    declaration: 'التصريح',
    text: 'أعلن عدولي عن عقد هذا الطلب.',
    name: 'الاسم',
    confirmedTo: 'يُرسل التأكيد إلى',
    received: 'وقت التسلّم',
  },
  next: `سنسحب الباقة، ما لم تكن قد فُعّلت أو استُخدمت، ونراسلك عندما يصبح مبلغك في طريقه إليك. ${withdrawalPromise.money} لا تستخدم الباقة.`,
  wasNotYou: 'لست أنت؟ رد على هذه الرسالة فورًا.',
};
