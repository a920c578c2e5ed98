import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'تثبيت شريحة eSIM',
    description:
      'ثبّت شريحة eSIM للسفر على iPhone أو هاتف Android، برمز QR أو يدويًا، وتحقق من أن هاتفك يدعمها.',
  },
  title: 'ثبّت شريحة eSIM',
  lead: 'افتح رسالتنا على هاتفك واضغط على رابط التثبيت. لا يوجد رابط؟ امسح رمز QR بدلًا منه. تحتاج إلى هاتف غير مقفل على شبكة وإلى Wi‑Fi.',
  steps: 'خطوة بخطوة',
  onePage: {
    text: (page) =>
      phrase`تفضّل كل شيء في صفحة واحدة؟ تشرح صفحة ${page} النظامين والطريقتين وما تفعله إذا حدثت مشكلة.`,
    page: 'التثبيت على iOS وAndroid',
  },
  checker: 'أداة التحقق من توافق الجهاز',
  asked: 'أسئلة شائعة',
  tips: 'نصائح مفيدة',
};
