import { Link } from 'react-router';

import { isolated } from '../../../domain/language-words.ar.ts';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'البساطة', meaning: 'اختر، وادفع، وثبّت. وما عدا ذلك نستغني عنه.' },
  {
    name: 'الموثوقية',
    meaning: 'كل طلب مدفوع ينتهي إما بشريحة eSIM تعمل وإما بإعادة مبلغك. لا حل وسط بينهما.',
  },
  {
    name: 'الابتكار',
    meaning: 'حين تتعلم الهواتف ما يوفر عليك خطوة، نستفيد منه، كالتثبيت بلمسة واحدة.',
  },
  {
    name: 'الشفافية',
    meaning:
      'تذكر صفحة كل باقة ما ستدفعه في النهاية. وتذكر كل باقة سرعتها وموعد بدء أيامها، وما لا نعرفه نقوله بوضوح.',
  },
  {
    name: 'العميل أولًا',
    meaning: 'تراسل أشخاصًا حقيقيين، في أي ساعة، يمكنهم رؤية طلبك واتخاذ ما يلزم بشأنه.',
  },
  {
    name: 'الحرية',
    meaning: 'لا تحتاج هنا إلى حساب، ولا تتجدد أي باقة ولا تقيّدك. وتبقى شريحتك الأصلية في هاتفك.',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: 'نبذة عن الشركة',
    body: (
      <>
        <p>
          يبيع {brand} إنترنت السفر مسبق الدفع على شرائح eSIM، بباقات لبلدان منفردة ولمناطق كاملة، في أكثر من
          200 بلد. تختار باقة، وتدفع مرة واحدة، وتثبّتها على الهاتف الذي تحمله أصلًا. بلا متجر تنتظر فيه، ولا بطاقة
          بلاستيكية، ولا عقد ملزم.
        </p>
        <p>
          عملاؤنا مسافرون يريدون خريطة تعمل عند وصولهم، وشركات ترسل موظفيها إلى الخارج وتريد أن تعرف الكلفة
          مسبقًا.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'رسالتنا',
    body: (
      <p>
        نريد أن يكون الاتصال بالإنترنت في الخارج عاديًا كما هو في بلدك. ويلزم لذلك سعر تراه قبل أن تدفع، وإعداد
        يستطيع شخص متعب في المطار إكماله، وأشخاص يساعدونك حين يحدث خطأ ما.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'كيف بدأنا',
    body: (
      <p>
        تأسست {isolated(legalName)} عام 2025. بدأ الأمر بإزعاج بسيط. كانت الهواتف تفعل كل شيء، ومع ذلك كانت
        الساعة الأولى في بلد جديد تضيع في البحث عن شبكة أو كشك أو كلمة مرور. صارت الهواتف تقبل شريحة eSIM، لكن
        شراءها ظل معقدًا. فبنينا متجرًا يستغرق الشراء فيه دقيقة.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'كيف نعمل',
    body: (
      <>
        <p>
          نحن لا نشغّل شبكات هاتف. نشتري البيانات بالجملة من شريك تصل اتفاقياته إلى شبكات محلية حول العالم،
          ونبيعها باقات بمدة محددة وسعر محدد. فيستخدم هاتفك الأبراج نفسها التي يستخدمها سكان البلد.
        </p>
        <p>
          فور أن تدفع، يصل طلبك مباشرةً إلى شريكنا. وتصلك شريحة eSIM بالبريد الإلكتروني مع رمز QR ورموز التفعيل،
          وتجدها في صفحتها أيضًا. وإن لم نتمكن من تسليمها، فسنعيد إليك كامل المبلغ من دون أن تطلب.
        </p>
        <p>
          تتولى خدمات الدفع عملية الدفع، ولا تمر أرقام البطاقات بأنظمتنا أبدًا. أما ما نحتفظ به ومدة الاحتفاظ به،
          فتجده في <Link to={paths.privacy()}>سياسة الخصوصية</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'بيانات الشركة',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>الاسم القانوني</dt>
          <dd>{isolated(legalName)}</dd>
        </div>
        <div>
          <dt>سنة التأسيس</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>نوع الشركة</dt>
          <dd>مزوّد شرائح eSIM من الولايات المتحدة</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>العنوان</dt>
            <dd>{isolated(legalAddress)}</dd>
          </div>
        )}
        <div>
          <dt>العلامة التجارية</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'مبادئنا',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: 'اتصل بنا',
    body: (
      <>
        <p>
          راسلنا على <EmailLink to={supportEmail} /> بشأن باقة أو طلب. نقرأ رسائلك على مدار الساعة، وتجد
          مواعيد المحادثة المباشرة في <Link to={paths.support()}>صفحة الدعم</Link>.
        </p>
        <p>
          هل تحتاج إلى شرائح eSIM لفريق أو لشركة؟ أخبرنا في{' '}
          <Link to={paths.businessContact()}>صفحة الشركات</Link>، وسنرد عليك {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
