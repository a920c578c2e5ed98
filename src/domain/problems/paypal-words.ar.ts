import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way': 'لم يتمكن PayPal من استخدام وسيلة الدفع هذه. لم يُخصم أي مبلغ. اختر وسيلة أخرى.',
  'ask-paypal':
    'لا يمكن إجراء هذه الدفعة من حسابك في PayPal. لم يُخصم أي مبلغ. يمكنك سؤال PayPal عن السبب، أو الدفع بالبطاقة.',
  'pay-by-card': 'لا يسمح PayPal بهذه الدفعة. لم يُخصم أي مبلغ. ادفع بالبطاقة.',
  'try-later':
    'رفض PayPal هذه الدفعة. لم يُخصم أي مبلغ. يمكنك المحاولة لاحقًا، أو اختيار وسيلة دفع أخرى في PayPal، أو الدفع بالبطاقة.',
  ours: 'لا يمكننا قبول الدفع عبر PayPal الآن. لم يُخصم أي مبلغ. وصلنا إشعار بذلك، فادفع بالبطاقة.',
};

const RUN_OUT = 'انتهت صلاحية دفعة PayPal هذه. لم يُخصم أي مبلغ. اضغط على PayPal مرة أخرى، أو ادفع بالبطاقة.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'القواعد التي يلتزم بها PayPal لا تسمح بهذه الدفعة. لم يُخصم أي مبلغ. يمكنك سؤال PayPal عن السبب، أو الدفع بالبطاقة.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'لا يسمح PayPal لحسابك بالدفع إلا للبائعين في بلدك. لم يُخصم أي مبلغ. ادفع بالبطاقة.',
    DUPLICATE_INVOICE_ID:
      'يقول PayPal إن ثمن هذا الطلب دُفع من قبل، لكننا لا نجد تلك الدفعة. لم يُخصم أي مبلغ الآن. وصلنا إشعار بذلك، فراسلنا قبل أن تدفع بطريقة أخرى.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'لا يسمح PayPal بمحاولة هذه الدفعة مرة أخرى. لم يُخصم أي مبلغ. اضغط على PayPal مرة أخرى لبدء دفعة جديدة، أو ادفع بالبطاقة.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'أقفل PayPal حسابك أو أغلقه. لم يُخصم أي مبلغ. يمكنك سؤال PayPal عن السبب، أو الدفع بالبطاقة.',
    PAYER_ACCOUNT_RESTRICTED:
      'قيّد PayPal حسابك. لم يُخصم أي مبلغ. يمكنك سؤال PayPal عن السبب، أو الدفع بالبطاقة.',
    PAYER_ACTION_REQUIRED: 'يحتاج PayPal إلى تأكيد منك أولًا. لم يُخصم أي مبلغ. عُد إلى PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'تتجاوز هذه الدفعة حد حسابك في PayPal. لم يُخصم أي مبلغ. يمكنك سؤال PayPal عن كيفية رفعه، أو الدفع بالبطاقة.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
