import type * as source from './code-refusal-words.ts';

export const codeRefusals: typeof source.codeRefusals = {
  unknown: 'אין קוד כזה. בדקו שהוא כתוב נכון.',
  not_yet: 'הקוד הזה עדיין לא בתוקף. נסו שוב מאוחר יותר.',
  ended: 'תוקף הקוד הזה פג.',
  used_up: 'הקוד הזה כבר נוצל במלואו.',
  used_by_you: 'כבר השתמשתם בקוד הזה.',
  held_by_you: 'הקוד הזה נמצא בשימוש בהזמנה אחרת שלכם שעדיין לא שולמה. השלימו אותה, או נסו שוב בעוד שעה.',
  not_first: 'הקוד הזה מיועד להזמנה ראשונה.',
  other_place: 'הקוד הזה לא תקף ליעד הזה.',
  other_currency: 'הקוד הזה לא תקף במטבע הזה. הוא תקף אם משלמים בדולרים אמריקאיים.',
  no_effect: 'הקוד הזה לא מוזיל את המחיר של החבילה הזו.',
};
