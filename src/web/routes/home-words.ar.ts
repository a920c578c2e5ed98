import { ofDays, ofHours } from '../../domain/language-words.ar.ts';
import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  'شرائح eSIM للإنترنت مسبقة الدفع لأكثر من 200 بلد. اشترِها في دقيقة، وثبّتها في المنزل، وكن متصلًا فور وصولك.';

export const homeWords: typeof source.homeWords = {
  meta: { title: 'شرائح eSIM للسفر إلى أكثر من 200 بلد', description: OFFER },
  lost: 'لم نجد تلك الصفحة. إليك الصفحة الرئيسية بدلًا منها.',
  title: 'متصل بالإنترنت قبل أن تفك حزام الأمان.',
  lead: OFFER,
  countries: 'أكثر من 200 بلد',
  free: 'لا حاجة إلى حساب',
  refund: (hours) => `استرداد خلال ${formatHours(hours, ofHours, ofDays)} إن\u00A0لم\u00A0تُستخدم`,
  popular: 'وجهات رائجة',
  pay: (paypal) => `Visa وMastercard وAmerican Express${paypal ? ' وPayPal' : ''}`,
};
