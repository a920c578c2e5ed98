import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'ניתוח שימוש',
  question:
    'לאפשר לשירות חיצוני לניתוח שימוש לראות איך אתם משתמשים בעמודים האלה? הוא לעולם לא פועל בעמוד התשלום, בהזמנות שלכם או בזמן ההתחברות.',
  more: 'פרטים נוספים, או שינוי הבחירה בהמשך',
  no: 'לא, תודה',
  yes: 'אישור',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden: 'הדפדפן שלכם מבקש לא לעקוב אחריכם, ולכן אף פעם לא נטען לכם את הסקריפט, ולא משנה מה תענו.',
  given: 'אישרתם את זה בדפדפן הזה.',
  refused: 'לא אישרתם את זה בדפדפן הזה.',
  refuse: 'ביטול האישור',
  give: 'אישור ניתוח השימוש',
};
