import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'איך זה עובד',
  home: {
    when: 'בבית',
    what: 'בוחרים חבילה',
    how: (paypal) =>
      `בוחרים יעד, ימים ונפח גלישה. משלמים בכרטיס, ב-Apple Pay${paypal ? ', ב-Google Pay או ב-PayPal' : ' או ב-Google Pay'}, בלי חשבון.`,
  },
  before: {
    when: 'לפני ההמראה',
    what: 'מתקינים את ה-eSIM',
    how: 'הוא מגיע באימייל עם קוד QR. לוחצים פעם אחת בטלפון שבידכם, או סורקים ממסך אחר.',
  },
  landing: {
    when: 'בנחיתה',
    what: 'מכבים את מצב הטיסה',
    how: 'החבילה מופעלת אוטומטית כשהטלפון מוצא רשת מקומית. השיחות נשארות ב-SIM שלכם.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'המספר שלכם באפליקציות נשאר',
  lead: 'eSIM לחו״ל מוסיף גלישה, לא מספר חדש. WhatsApp, Signal וכל השאר נשארות עם המספר שהחברים מכירים. הצ׳אטים והקבוצות נשארים, ולא צריך לעדכן אף אחד.',
  ownSim: 'ה-SIM שלכם',
  calls: 'שיחות והודעות במספר שלכם',
  chats: 'אפליקציות ההודעות, מחוברות כרגיל',
  travelEsim: 'ה-eSIM לחו״ל',
  data: 'גלישה בשביל הכול, במחירים מקומיים',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: 'למה אנחנו',
  lead: 'כל מה שצריך לדעת כתוב על התווית, לפני שמשלמים.',
  browse: 'לכל החבילות',
  setup: { what: 'מוכן מיד', how: 'מתשלום ל-eSIM פועל בתוך דקה בערך.' },
  data: {
    what: 'ללא הגבלה או בנפח קבוע',
    how: 'מ-\u20661\u00A0GB\u2069 לשבוע ועד \u2066100\u00A0GB\u2069 לחצי שנה.',
  },
  world: { what: 'יותר מ-200 מדינות', how: 'eSIM אחד, עם תוספת גלישה לכל יעד חדש.' },
  money: { what: 'בלי חיובי נדידה', how: 'משלמים פעם אחת, מראש. אין חיובים אחר כך.' },
  calls: { what: 'ה-SIM שלכם נשאר לשיחות', how: 'המספר והצ׳אטים שלכם נשארים כמו שהם.' },
  warning: { what: 'התראה ב-\u206680%\u2069', how: 'נודיע לכם כשעוד נותרה גלישה.' },
};
