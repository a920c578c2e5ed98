import { Link } from 'react-router';

import { isolated } from '../../../domain/language-words.he.ts';
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
    title: 'אם לא נוכל לספק',
    body: (
      <>
        <p>{refundPromise.undelivered}</p>
        <p>תראו את זה בעמוד ההזמנה, ותקבלו גם אימייל.</p>
      </>
    ),
  },
  {
    id: 'does-not-work',
    title: 'אם ה-eSIM לא עובד',
    body: (
      <>
        <p>
          {refundPromise.broken} {refundPromise.fault}
        </p>
        <p>
          הרבה בעיות נפתרות בהגדרות הטלפון, וההסבר נמצא ב
          <Link to={paths.installationOnBoth()}>מדריך ההתקנה</Link>. אם זה לא עזר, כתבו אל{' '}
          <EmailLink to={supportEmail} /> עם מספר ההזמנה, דגם הטלפון והמדינה שבה אתם נמצאים.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'איך הכסף חוזר',
    body: <p>{refundPromise.money}</p>,
  },
  {
    id: 'who',
    title: 'מי אנחנו',
    body: (
      <p>
        החברה {isolated(legalName)}
        {legalAddress && `, ${isolated(legalAddress)},`} מפעילה את {brand}. העמוד הזה הוא חלק מ
        <Link to={paths.termsOfService()}>תנאי השירות</Link>. שום דבר כאן לא גורע מזכויות שהחוק נותן לכם.
      </p>
    ),
  },
];

function changedYourMind(hours: number, supportEmail: string): ArticleSection {
  return {
    id: 'changed-your-mind',
    title: 'אם שיניתם את דעתכם',
    body: (
      <>
        <AskForRefund hours={hours} supportEmail={supportEmail} />
        <p>{refundPromise.after}</p>
        <p>
          נבדוק מול הרשת אם נעשה שימוש, נבטל את ה-eSIM ונחזיר את הכסף. אפשר להחזיר גם eSIM שהתקנתם אבל אף פעם
          לא הפעלתם. פשוט הסירו אותו מהטלפון.
        </p>
        <p>גם חבילה שהוספתם ל-eSIM קיים אפשר להחזיר באותה דרך. ה-eSIM והחבילות האחרות שבו נשארים כפי שהם.</p>
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
          כדי לבטל את העסקה, לחצו על <Link to={paths.withdraw()}>{withdrawalPromise.link}</Link> כאן, בתחתית
          כל עמוד, בעמוד ההזמנה או באימייל עם ה-eSIM. לאחר מכן אשרו את הביטול. לא צריך חשבון.{' '}
          {withdrawalPromise.otherWay} <EmailLink to={supportEmail} />
          {legalAddress && `, או במכתב אל ${isolated(legalName)}, ${isolated(legalAddress)}`}.
        </p>
        <p>{withdrawalPromise.receipt}</p>
        <p>{withdrawalPromise.money}</p>
        <p>{withdrawalPromise.ends}</p>
      </>
    ),
  };
}
