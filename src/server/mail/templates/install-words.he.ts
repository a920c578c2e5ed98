import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'להתקנה ב-iPhone',
  onAndroid: 'להתקנה ב-Android',
  note: 'פתחו את האימייל הזה בטלפון שאיתו תיסעו. ב-iPhone נדרשת גרסת iOS 17.4 ואילך, ובחלק מטלפוני Android נדרש קוד QR.',
  picture: {
    title: 'קוראים את זה במסך אחר?',
    text: (file) =>
      `סרקו את הקוד (מצורף גם כקובץ ${file}) במצלמה של הטלפון שבו יותקן ה-eSIM. הקוד פועל פעם אחת, ולכן השאירו את ה-eSIM בטלפון עד סוף הנסיעה.`,
    alt: 'קוד QR להתקנת ה-eSIM',
  },
  codes: {
    title: 'או הזינו את הקודים ידנית',
    address: 'כתובת \u2066SM-DP+\u2069',
    activation: 'קוד הפעלה',
    confirmation: 'קוד אישור',
    both: 'שניהם יחד, לטלפונים עם שדה אחד',
  },
};
