import { isolated } from '../../../domain/language-words.he.ts';
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
    title: 'מי אחראי',
    body: (
      <p>
        החברה {isolated(legalName)}
        {legalAddress && `, ${isolated(legalAddress)},`} מפעילה את {brand} ומחליטה מה נעשה במידע שמתואר כאן.
        בכל עניין שבעמוד הזה כתבו אל <EmailLink to={supportEmail} />.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'בקצרה',
    body: (
      <ul>
        <li>אפשר להסתכל כאן בלי לספר לנו מי אתם, ולרכוש בלי חשבון.</li>
        <li>אנחנו שומרים את מה שדרוש כדי למכור לכם eSIM, לשלוח אותו ולעמוד מאחוריו גם אחר כך.</li>
        <li>מספרי כרטיסים לעולם לא מגיעים למערכות שלנו. קודי הפעלה אנחנו שומרים רק מוצפנים.</li>
        <li>אנחנו לא רואים באילו אתרים אתם גולשים דרך eSIM, רק כמה גלישה נותרה.</li>
        <li>אנחנו לא מוכרים את המידע שלכם.</li>
        <li>מה שכבר לא דרוש לנו נמחק אוטומטית בכל יום.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'מה אנחנו שומרים, ולכמה זמן',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'למה, ועל איזה בסיס משפטי',
    body: (
      <ul>
        <li>
          <b>כדי לקיים את החוזה איתכם:</b> רכישות, כרטיסי eSIM, חשבונות, התחברויות, ואימיילים בנוגע אליהם.
        </li>
        <li>
          <b>כי החוק מחייב:</b> רישומי הנהלת חשבונות.
        </li>
        <li>
          <b>כי יש לנו סיבה טובה, והאינטרסים שלכם לא גוברים עליה:</b> מונים נגד שימוש לרעה, הודעות משירותי
          תשלומים, איזה שותף שלח את הקונים, ויומנים שבעזרתם אנחנו מוצאים תקלות. ביומנים של החנות עצמה אין
          שמות, כתובות אימייל או כתובות רשת.
        </li>
        <li>
          <b>כי הסכמתם:</b> פניות של עסקים, עדכונים אם ביקשתם אותם, וכרטיסים שמורים. אפשר לחזור בכם מההסכמה
          בכל עת באימייל, ולהסיר כרטיס בעצמכם באזור האישי.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'עדכונים ומבצעים',
    body: (
      <p>
        אם אתם רוכשים דרך הטופס שבעמוד התשלום, ייתכן שנשלח לכם אימיילים על חבילות דומות, אלא אם תציינו שם שאתם
        מעדיפים שלא. את הבחירה אנחנו שומרים עם הרכישה. אם אתם משלמים מארנק דיגיטלי, אנחנו לא שומרים בחירה
        כזאת. אפשר להתנגד בכל עת באימייל אל <EmailLink to={supportEmail} />, ונפסיק. אימיילים על ההזמנות שלכם
        אינם פרסום ויישלחו בכל מקרה.
      </p>
    ),
  },
];

/** What is stored, its content, and for how long; a list of cards if a table has no room. */
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
