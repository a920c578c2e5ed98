import { isolated } from '../../../domain/language-words.ar.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './privacy-of-data-words.tsx';
import { STORED_DATA } from './privacy-retention-words.ts';
import { retentionWords } from './words.ts';

import styles from './privacy-of-data.module.css';

export const privacyOfData: typeof source.privacyOfData = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'who',
    title: 'الجهة المسؤولة',
    body: (
      <p>
        تدير {isolated(legalName)}
        {legalAddress && `، ${isolated(legalAddress)}،`} متجر {brand} وتقرر ما يحدث للبيانات الموصوفة هنا.
        راسلنا على <EmailLink to={supportEmail} /> بشأن أي شيء في هذه الصفحة.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'باختصار',
    body: (
      <ul>
        <li>يمكنك تصفح المتجر من دون أن تخبرنا من أنت، والشراء من دون حساب.</li>
        <li>نحفظ ما نحتاج إليه كي نبيعك شريحة eSIM ونسلّمها ونتحمل مسؤوليتها لاحقًا.</li>
        <li>لا تصل أرقام البطاقات إلى أنظمتنا أبدًا. ولا نحفظ رموز التفعيل إلا مشفّرة.</li>
        <li>لا نرى المواقع التي تفتحها عبر شريحة eSIM، بل مقدار البيانات المتبقية فقط.</li>
        <li>لا نبيع بياناتك.</li>
        <li>ما لم نعد نحتاج إليه يُمحى تلقائيًا كل يوم.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'ما الذي نحفظه، وإلى متى',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'لماذا، وعلى أي أساس قانوني',
    body: (
      <ul>
        <li>
          <b>لتنفيذ عقدك:</b> المشتريات وشرائح eSIM والحسابات وعمليات تسجيل الدخول، والرسائل المتعلقة بها.
        </li>
        <li>
          <b>لأن القانون يوجب ذلك:</b> السجلات المحاسبية.
        </li>
        <li>
          <b>لأن لنا مصلحة مشروعة لا ترجح مصلحتك عليها:</b> عدّادات منع إساءة الاستخدام، ورسائل خدمات الدفع،
          والشريك الذي أرسل المشتري، والسجلات التي نجد بها الأعطال. لا تحوي سجلات المتجر أسماء ولا عناوين بريد
          إلكتروني ولا عناوين شبكة.
        </li>
        <li>
          <b>لأنك وافقت:</b> طلبات الشركات، والأخبار إن طلبتها، والبطاقات المحفوظة. يمكنك سحب موافقتك في أي وقت
          بالبريد الإلكتروني، وإزالة بطاقة بنفسك من لوحة حسابك.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'الأخبار والعروض',
    body: (
      <p>
        إذا اشتريت عبر نموذج الدفع، فقد نراسلك بشأن باقات مشابهة، ما لم تخبرنا فيه أنك لا تريد ذلك. ونحفظ
        اختيارك مع عملية الشراء. وإذا دفعت من محفظة، فلا نحفظ اختيارًا كهذا. يمكنك الاعتراض في أي وقت برسالة إلى{' '}
        <EmailLink to={supportEmail} />، وسنتوقف. أما الرسائل المتعلقة بطلباتك فليست إعلانات، وتصلك في كل
        الأحوال.
      </p>
    ),
  },
];

function RetentionTable() {
  return (
    <dl className={styles['table']}>
      {STORED_DATA.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{retentionWords.kept}</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
