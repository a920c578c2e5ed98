import type * as source from './components-words.ts';

export const componentsWords: typeof source.componentsWords = {
  meta: { title: 'רכיבים', description: 'כל רכיב בכל מצביו, ביום ובלילה.' },
  day: 'יום',
  night: 'לילה',
  sample: 'Simport',
  large: 'גדול',
  busy: 'עסוק',
  off: 'כבוי',
  alert: 'הכרטיס נדחה.',
  text: 'לא בוצע חיוב. נסו כרטיס אחר, או שלמו ב-PayPal.',
  field: 'כתובת אימייל',
  wrong: 'הזינו כתובת אימייל תקינה',
  beside: 'החלה',
  question: 'מתי להתקין את ה-eSIM?',
  show: 'הצגה',
  hide: 'הסתרה',
  open: 'פתיחת חלונית',
};
