import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way':
    'PayPal bu ödeme yöntemini kullanamadı. Hiçbir ücret alınmadı. Lütfen başka bir ödeme yöntemi seçin.',
  'ask-paypal':
    'PayPal hesabınızla bu ödeme yapılamıyor. Hiçbir ücret alınmadı. Nedenini PayPal’a sorabilir veya kartla ödeyebilirsiniz.',
  'pay-by-card': 'PayPal bu ödemeye izin vermiyor. Hiçbir ücret alınmadı. Lütfen kartla ödeyin.',
  'try-later':
    'PayPal bu ödemeyi reddetti. Hiçbir ücret alınmadı. Daha sonra tekrar deneyebilir, PayPal’da başka bir ödeme yöntemi seçebilir veya kartla ödeyebilirsiniz.',
  ours: 'Şu anda PayPal ile ödeme alamıyoruz. Hiçbir ücret alınmadı. Durumdan haberimiz var. Lütfen kartla ödeyin.',
};

const RUN_OUT =
  'Bu PayPal ödemesinin süresi doldu. Hiçbir ücret alınmadı. Lütfen PayPal düğmesine tekrar basın veya kartla ödeyin.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'PayPal’ın uymak zorunda olduğu kurallar bu ödemeye izin vermiyor. Hiçbir ücret alınmadı. Nedenini PayPal’a sorabilir veya kartla ödeyebilirsiniz.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal, hesabınızla yalnızca kendi ülkenizdeki satıcılara ödeme yapmanıza izin veriyor. Hiçbir ücret alınmadı. Lütfen kartla ödeyin.',
    DUPLICATE_INVOICE_ID:
      'PayPal bu alışverişin ödendiğini söylüyor ama o ödemeyi bulamıyoruz. Bu kez hiçbir ücret alınmadı. Durumdan haberimiz var. Lütfen başka bir yolla ödemeden önce bize yazın.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal bu ödemeyi tekrar denemenize izin vermiyor. Hiçbir ücret alınmadı. Yeni bir ödeme başlatmak için lütfen PayPal düğmesine tekrar basın veya kartla ödeyin.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal hesabınızı kilitledi veya kapattı. Hiçbir ücret alınmadı. Nedenini PayPal’a sorabilir veya kartla ödeyebilirsiniz.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal hesabınızı kısıtladı. Hiçbir ücret alınmadı. Nedenini PayPal’a sorabilir veya kartla ödeyebilirsiniz.',
    PAYER_ACTION_REQUIRED:
      'PayPal önce bir şeyi onaylamanızı istiyor. Hiçbir ücret alınmadı. Lütfen PayPal’a geri dönün.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'Bu ödeme PayPal hesabınızın limitini aşıyor. Hiçbir ücret alınmadı. Limitin nasıl artırılacağını PayPal’a sorabilir veya kartla ödeyebilirsiniz.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
