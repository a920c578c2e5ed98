import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  title: 'פרטים לחיוב',
  firstName: 'שם פרטי',
  lastName: 'שם משפחה',
  email: 'כתובת אימייל',
  goesThere: (what) =>
    ({
      plan: 'החשבונית תישלח לכתובת הזו.',
      eSIM: 'ה-eSIM וקוד ה-QR שלו יישלחו לכתובת הזו.',
      eSIMs: 'כרטיסי ה-eSIM וקודי ה-QR שלהם יישלחו לכתובת הזו.',
    })[what],
  createAccount: 'פתיחת חשבון לשמירת הרכישות',
  noPassword: 'כרגע אין צורך בסיסמה. נשלח אימייל עם הסבר איך להתחבר.',
  ofAccount: 'הכתובת של החשבון שלכם.',
  other: 'שימוש בכתובת אימייל אחרת',
  otherEmail: 'כתובת אימייל חלופית',
  goesToBoth: (what) =>
    ({
      plan: 'החשבונית תישלח לשתי הכתובות.',
      eSIM: 'ה-eSIM וקוד ה-QR שלו יישלחו לשתי הכתובות.',
      eSIMs: 'כרטיסי ה-eSIM וקודי ה-QR שלהם יישלחו לשתי הכתובות.',
    })[what],
  noMarketing: 'לא לשלוח לי אימיילים על חבילות דומות',
  company: {
    title: 'רוכשים עבור חברה?',
    hint: 'שניהם מודפסים על החשבונית.',
    name: 'חברה',
    vatNumber: 'מספר מע״מ (VAT)',
    net: 'המספר אושר: לא תשלמו כאן מע״מ, ותדווחו עליו בעצמכם (היפוך חיוב).',
    charged: 'המספר אושר. במדינה שלכם המחיר כולל מע״מ גם לחברות.',
    invalid: 'המספר הזה לא רשום למע״מ באיחוד האירופי, ולכן תשלמו את המע״מ.',
    unknown: 'לא ניתן לבדוק את המספר כרגע. תשלמו את המע״מ, ונחזיר אותו כשהמספר יאושר.',
  },
  errors: {
    noVatNumber: 'בדקו את מספר המע״מ (VAT)',
    noName: 'הזינו את שמכם המלא',
    ofAccount: 'זו הכתובת של החשבון שלכם',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'התחברו ותיהנו מיתרונות',
  button: 'הרשמה / התחברות',
};
