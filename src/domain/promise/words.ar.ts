import { ofDays, ofHours } from '../language-words.ar.ts';
import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `استرداد كامل المبلغ خلال ${formatHours(hours, ofHours, ofDays)} إن لم تُفعَّل الباقة ولم تُستخدم.`
      : `استرداد كامل المبلغ خلال ${formatHours(hours, ofHours, ofDays)} إن لم تُفعَّل شريحة eSIM ولم تُستخدم.`,
  whole: (hours) =>
    `يمكنك استرداد كامل المبلغ خلال ${formatHours(hours, ofHours, ofDays)} من الشراء إن لم تُفعَّل شريحة eSIM ولم تُستخدم`,
  after:
    'بعد ذلك، أو متى فُعّلت شريحة eSIM أو استُخدمت، لا نعيد ثمن الباقة، إلا إذا تعطلت بسبب خلل لدينا أو لدى الشبكة لا يمكننا إصلاحه، أو منحك القانون حقوقًا أوسع.',
  broken: 'إذا تعطلت باقة بسبب خلل لدينا أو لدى الشبكة لا يمكننا إصلاحه، فسنعيد إليك ثمنها.',
  fault: 'راسلنا أثناء حدوث المشكلة، كي نتمكن من فحصها.',
  undelivered: 'إذا لم نتمكن من التسليم، فسنعيد إليك كل ما دفعته، من دون أن تطلب.',
  money: `نعيد المبلغ فورًا إلى البطاقة أو الحساب الذي دفعت منه. ${BANK_TIME} وإذا دفعت ثمن الطلب نفسه مرتين، فسنعيد إليك الدفعة الثانية تلقائيًا.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'حقك في العدول',
  link: WITHDRAW_LINK,
  confirm: 'تأكيد العدول',
  right: `إذا كنت مستهلكًا في الاتحاد الأوروبي، فيحق لك العدول عن عقدك خلال ${ofDays(WITHDRAWAL_DAYS)} من دون ذكر أي سبب. وتبدأ المهلة في اليوم التالي لإتمام الدفع. وإذا كان آخر أيامها سبتًا أو أحدًا، انتهت يوم الاثنين الذي يليه.`,
  otherWay: 'ويمكنك أيضًا إبلاغنا بأي طريقة واضحة أخرى، كأن تراسلنا بالبريد الإلكتروني على',
  receipt: 'نؤكد لك فورًا بالبريد الإلكتروني ما تسلمناه ووقت تسلمه. ويكفي أن تبلغنا قبل انقضاء المهلة.',
  money: `بعدها نعيد كل ما دفعته بالطريقة نفسها التي دفعت بها، من دون تأخير وخلال ${ofDays(WITHDRAWAL_DAYS)} على الأكثر. ولن يكلفك ذلك شيئًا. ${BANK_TIME}`,
  ends: 'عند الدفع تطلب منا التسليم فورًا، وتقرّ بعلمك أن حق العدول يسقط متى فُعّلت شريحة eSIM، أو الباقة المضافة إليها، أو استُخدمت.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin: 'أطلب تسليم باقتي فورًا، قبل انقضاء مهلة العدول البالغة 14 يومًا.',
    ends: 'أعلم أن حقي في العدول يسقط متى فُعّلت الباقة أو استُخدمت.',
  },
};
