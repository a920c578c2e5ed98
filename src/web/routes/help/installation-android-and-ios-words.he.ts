import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'התקנת eSIM ב-iOS וב-Android',
    description: 'שתי המערכות, עם קוד QR וידנית, מה-Wi-Fi ועד הקליטה הראשונה אחרי הנחיתה, עם פתרונות לתקלות.',
  },
  title: 'התקנת eSIM ב-\u2060iOS וב-\u2060Android',
  lead: 'השתמשו בקוד ה-QR או הקלידו את הקודים. כל אחת מהדרכים לוקחת כמה דקות, ועושים את זה רק פעם אחת.',
};
