import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `لا يمكننا قبول ${name} الآن. ادفع بالبطاقة.`),
  sales: 'أوقفنا البيع لفترة قصيرة. شرائح eSIM التي لديك تواصل عملها. عُد إلينا بعد قليل.',
  card: 'لا يمكننا قبول البطاقات الآن. ادفع بطريقة أخرى، أو عُد إلينا بعد قليل.',
  wallets: 'لا يمكننا قبول Apple Pay أو Google Pay أو Link الآن. ادفع بطريقة أخرى.',
  top_ups: 'إضافة البيانات متوقفة لفترة قصيرة. شريحتك تواصل عملها. حاول مرة أخرى بعد قليل.',
  refunds: 'تستغرق إعادة المبالغ الآن وقتًا أطول قليلًا من المعتاد. طلبك مسجّل وسيُرسل مبلغه تلقائيًا.',
};
