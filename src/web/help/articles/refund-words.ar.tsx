import { Link } from 'react-router';

import { isolated } from '../../../domain/language-words.ar.ts';
import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type { ArticleSection } from './article.tsx';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './refund-words.tsx';

export const refundSections: typeof source.refundSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
}) => [
  ...(refundHours > 0 ? [changedYourMind(refundHours, supportEmail)] : []),
  ...(withdrawal ? [rightToWithdraw(legalName, legalAddress, supportEmail)] : []),
  {
    id: 'not-delivered',
    title: 'إذا لم نتمكن من التسليم',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>نخبرك بذلك في صفحة طلبك، وبرسالة أيضًا.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'إذا لم تعمل',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          كثير من المشكلات مجرد إعدادات في الهاتف، وتجد حلها في{' '}
          <Link to={paths.installationOnBoth()}>دليل التثبيت</Link>. وإلا فراسلنا على{' '}
          <EmailLink to={supportEmail} /> واذكر رقم طلبك وطراز هاتفك والبلد الذي أنت فيه.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'كيف يعود المبلغ إليك',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'من نحن',
    body: (
      <p>
        تدير {isolated(legalName)}
        {legalAddress && `، ${isolated(legalAddress)}،`} متجر {brand}. هذه الصفحة جزء من{' '}
        <Link to={paths.termsOfService()}>شروط الخدمة</Link>. ولا ينتقص ما فيها من الحقوق التي يمنحك إياها
        القانون.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'إذا غيّرت رأيك',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          نسأل الشبكة هل استُخدمت شريحة eSIM، ثم نسحبها ونرسل المبلغ. ويمكنك إرجاع شريحة eSIM ثبّتها ولم تشغّلها
          قط، ويكفي أن تزيلها من هاتفك.
        </p>
        <p>ويمكنك إرجاع باقة أضفتها إلى شريحة eSIM بالطريقة نفسها. وتبقى الشريحة وباقاتها الأخرى كما هي.</p>
      </>
    ),
  };
}

function rightToWithdraw(
  legalName: string,
  legalAddress: string | null,
  supportEmail: string,
): ArticleSection {
  return {
    id: 'withdrawal',
    title: withdrawalPromise.title,
    body: (
      <>
        <p>{withdrawalPromise.right}</p>
        <p>
          للعدول، اضغط على <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link> هنا، أو في أسفل كل
          صفحة، أو في صفحة طلبك، أو في رسالة شريحة eSIM. ثم أكّد ذلك. ولا تحتاج إلى حساب.{' '}
          {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `، أو بخطاب إلى ${isolated(legalName)}، ${isolated(legalAddress)}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
