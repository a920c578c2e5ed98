import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'לפני שמתחילים',
  body: (
    <ul>
      <li>
        הטלפון שלכם תומך ב-eSIM ולא נעול למפעיל סלולרי. רשימת דגמים נמצאת ב
        <Link to={paths.deviceChecker()}>בדיקת תאימות המכשירים</Link>.
      </li>
      <li>הוא מחובר ל-Wi‑Fi. אי אפשר להוריד את ה-eSIM בלי חיבור.</li>
      <li>
        האימייל עם הקודים אצלכם, במסך אחר או על נייר אם אתם רוצים לסרוק. קודי QR וקודים להזנה ידנית עובדים פעם
        אחת.
      </li>
      <li>ב-iOS 17.4 ומעלה, ובחלק מטלפוני Android, לחיצה אחת על הקישור שבאימייל עושה הכול.</li>
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
  title: 'אם משהו משתבש',
  body: (
    <>
      <h3>״הקוד הזה כבר לא בתוקף״</h3>
      <p>
        כבר נעשה בו שימוש. הסתכלו ברשימת כרטיסי ה-SIM בהגדרות. ה-eSIM כנראה כבר שם. אם לא, כתבו לנו והשאירו
        הכול כמו שהוא.
      </p>
      <h3>הטלפון לא מציע להוסיף eSIM</h3>
      <p>
        הוא לא תומך ב-eSIM, או שהמפעיל הסלולרי נעל אותו. מפעילים מבטלים את הנעילה של טלפון ששולם במלואו. עד אז
        אפשר לקבל החזר בתוך <RefundTime /> מהרכישה, כי ה-eSIM לא הופעל.
      </p>
      <h3>הוא מותקן, אבל כתוב ״אין שירות״</h3>
      <p>
        בבית זה תקין, כי החבילה פועלת ביעד שלה. אחרי הנחיתה המתינו שתיים-שלוש דקות, ואז בדקו שה-eSIM מופעל,
        שהוא נבחר לנתונים סלולריים ושנדידת הנתונים מופעלת בו.
      </p>
      <h3>יש קליטה, אבל אין אינטרנט</h3>
      <p>
        הפעילו וכבו את מצב הטיסה. אם זה לא עוזר, כבו את הבחירה האוטומטית של רשת ונסו רשת אחרת ברשימה. חלק
        מטלפוני Android צריכים גם APN, והתמיכה יכולה לתת לכם אותו.
      </p>
      <p>
        עדיין כלום? פנו לצוות שלנו דרך <Link to={paths.support()}>עמוד התמיכה</Link>.
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
