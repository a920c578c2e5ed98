import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'قبل أن تبدأ',
  body: (
    <ul>
      <li>
        هاتفك يدعم eSIM وغير مقفل على شبكة. تجد الطرازات في{' '}
        <Link to={paths.deviceChecker()}>أداة التحقق من توافق الجهاز</Link>.
      </li>
      <li>هاتفك متصل بشبكة Wi‑Fi. لا يمكنك تنزيل شريحة eSIM من دون اتصال.</li>
      <li>
        لديك الرسالة التي فيها رموزك، على شاشة أخرى أو على ورق إذا أردت المسح. تعمل رموز QR والرموز اليدوية
        مرة واحدة فقط.
      </li>
      <li>مع iOS 17.4 أو أحدث، وعلى بعض هواتف Android، تكفي ضغطة واحدة على الرابط في الرسالة.</li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): ArticleSection => ({
  id: system,
  title: SYSTEM_NAMES[system],
  body: (
    <>
      <h3>{METHOD_NAMES.qr}</h3>
      <StepList system={system} method="qr" />
      <h3>{METHOD_NAMES.manual}</h3>
      <StepList system={system} method="manual" isSecond />
    </>
  ),
});

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: 'إذا حدثت مشكلة',
  body: (
    <>
      <h3>«هذا الرمز لم يعد صالحًا»</h3>
      <p>
        سبق استخدامه. انظر إلى قائمة شرائح SIM في الإعدادات، فالأرجح أن شريحة eSIM موجودة هناك. إذا لم تجدها،
        فراسلنا واترك كل شيء كما هو.
      </p>
      <h3>هاتفك لا يعرض إضافة eSIM</h3>
      <p>
        إما أنه لا يدعم eSIM، أو أن المشغّل أقفله على شبكته. يفتح المشغّلون قفل الهاتف المدفوع ثمنه كاملًا. وحتى
        ذلك الحين يمكنك استرداد المبلغ، والمهلة <RefundTime /> من الشراء، ما دامت شريحة eSIM غير مفعّلة.
      </p>
      <h3>ثُبّتت لكنها تعرض «لا توجد خدمة»</h3>
      <p>
        هذا طبيعي في بلدك، لأن الباقة تعمل في وجهتها. بعد الوصول انتظر دقيقتين إلى ثلاث دقائق، ثم تأكد من أن
        شريحة eSIM مشغّلة ومختارة لبيانات الهاتف، وأن تجوال البيانات مشغّل لها.
      </p>
      <h3>ترى أشرطة الإشارة، لكن لا يوجد إنترنت</h3>
      <p>
        شغّل وضع الطيران ثم أوقفه. إذا لم يفد ذلك، فأوقف الاختيار التلقائي للشبكة وجرّب شبكة أخرى من القائمة.
        تحتاج بعض هواتف Android أيضًا إلى APN، ويمكن للدعم أن يعطيك إياه.
      </p>
      <p>
        ما زالت المشكلة قائمة؟ تحدّث مع شخص من فريقنا عبر <Link to={paths.support()}>صفحة الدعم</Link>.
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: typeof source.BOTH_SYSTEMS = [
  BEFORE,
  sectionOf('ios'),
  sectionOf('android'),
  TROUBLE,
];
