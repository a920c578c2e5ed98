import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'رمز الخصم هذا غير موجود. تحقق من كتابته.',
  not_yet: 'رمز الخصم هذا غير سارٍ بعد. حاول مرة أخرى لاحقًا.',
  ended: 'انتهت صلاحية رمز الخصم هذا.',
  used_up: 'استُنفد رمز الخصم هذا.',
  used_by_you: 'سبق أن استخدمت رمز الخصم هذا.',
  held_by_you: 'يستخدم رمز الخصم هذا طلب آخر لك لم يُدفع. أكمل ذلك الطلب، أو حاول مرة أخرى بعد ساعة.',
  not_first: 'رمز الخصم هذا مخصص لأول طلب.',
  other_place: 'رمز الخصم هذا غير مخصص لهذه الوجهة.',
  no_effect: 'رمز الخصم هذا لا يخفّض سعر هذه الباقة.',
};
