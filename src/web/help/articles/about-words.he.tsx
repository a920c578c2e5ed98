import { Link } from 'react-router';

import { isolated } from '../../../domain/language-words.he.ts';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'פשטות', meaning: 'בוחרים, משלמים, מתקינים. על כל השאר ויתרנו.' },
  {
    name: 'אמינות',
    meaning: 'הזמנה ששולמה מסתיימת ב-eSIM שפועל או בכסף בחזרה. אין אפשרות שלישית.',
  },
  {
    name: 'חדשנות',
    meaning: 'כשטלפונים לומדים משהו שחוסך לכם צעד, אנחנו משתמשים בו, למשל בהתקנה בלחיצה אחת.',
  },
  {
    name: 'שקיפות',
    meaning:
      'בעמוד של כל חבילה כתוב כמה תשלמו בסוף. בכל חבילה כתוב כמה היא מהירה ומתי התקופה שלה מתחילה, ומה שאנחנו לא יודעים, אנחנו אומרים.',
  },
  {
    name: 'הלקוחות במרכז',
    meaning: 'אתם כותבים לאנשים, בכל שעה, והם רואים את ההזמנה שלכם ויכולים לטפל בה.',
  },
  {
    name: 'חופש',
    meaning: 'לא צריך כאן חשבון, ושום חבילה לא מתחדשת ולא מחייבת אתכם. ה-SIM שלכם נשאר בטלפון.',
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
    title: 'על החברה',
    body: (
      <>
        <p>
          {brand} מוכרת גלישה בחו״ל בתשלום מראש באמצעות eSIM, עם חבילות למדינה אחת ולאזורים שלמים, ביותר מ-200
          מדינות. בוחרים חבילה, משלמים פעם אחת ומתקינים אותה בטלפון שכבר נמצא אצלכם. בלי דלפק, בלי כרטיס
          פלסטיק ובלי התחייבות.
        </p>
        <p>
          הלקוחות שלנו הם מטיילים שרוצים מפה שפועלת מרגע הנחיתה, וחברות ששולחות אנשים לחו״ל ורוצות לדעת מראש
          כמה זה עולה.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'המטרה שלנו',
    body: (
      <p>
        אנחנו רוצים שגלישה בחו״ל תהיה דבר רגיל, כמו בבית. בשביל זה צריך מחיר שרואים לפני שמשלמים, התקנה שאפשר
        לסיים גם עייפים בשדה התעופה, ועזרה מאנשים כשמשהו משתבש.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'איך התחלנו',
    body: (
      <p>
        {isolated(legalName)} נוסדה בשנת 2025. הכול התחיל מדבר קטן ומעצבן. טלפונים כבר ידעו לעשות הכול, ובכל
        זאת השעה הראשונה במדינה חדשה התבזבזה על חיפוש רשת, דוכן או סיסמה. הטלפונים למדו לקבל eSIM, אבל לקנות
        אחד עדיין היה מסובך. אז בנינו חנות שבה זה לוקח דקה.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'איך אנחנו עובדים',
    body: (
      <>
        <p>
          אנחנו לא מפעילים רשתות סלולריות. אנחנו קונים גלישה מספק סיטונאי שיש לו הסכמים עם רשתות מקומיות בכל
          העולם, ומוכרים אותה כחבילות עם משך ומחיר קבועים. הטלפון שלכם משתמש באותן אנטנות שמשרתות את תושבי
          המקום.
        </p>
        <p>
          אחרי התשלום, ההזמנה שלכם עוברת ישר לספק. ה-eSIM מגיע אליכם באימייל עם קוד QR וקודי הפעלה, ומופיע גם
          בעמוד משלו. אם לא נוכל לספק אותו, נחזיר לכם את כל הכסף בלי שתצטרכו לבקש.
        </p>
        <p>
          שירותי תשלומים מטפלים בתשלום שלכם, ומספרי כרטיסים לעולם לא עוברים במערכות שלנו. ב
          <Link to={paths.privacy()}>מדיניות הפרטיות</Link> כתוב מה אנחנו כן שומרים, ולכמה זמן.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'פרטי החברה',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>השם הרשמי</dt>
          <dd>{isolated(legalName)}</dd>
        </div>
        <div>
          <dt>שנת ייסוד</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>סוג החברה</dt>
          <dd>מפעילת eSIM מארצות הברית</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>כתובת</dt>
            <dd>{isolated(legalAddress)}</dd>
          </div>
        )}
        <div>
          <dt>מותג</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'העקרונות שלנו',
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
    title: 'יצירת קשר',
    body: (
      <>
        <p>
          כתבו אל <EmailLink to={supportEmail} /> בכל עניין שקשור לחבילה או להזמנה. אנחנו קוראים אימיילים
          מסביב לשעון, ושעות הצ׳אט מופיעות ב<Link to={paths.support()}>עמוד התמיכה</Link>.
        </p>
        <p>
          צריכים כרטיסי eSIM לצוות או לחברה? ספרו לנו ב<Link to={paths.businessContact()}>עמוד לעסקים</Link>,
          ונענה {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
