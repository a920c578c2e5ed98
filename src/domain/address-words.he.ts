import type * as source from './address-words.ts';

export const addressWords: typeof source.addressWords = {
  invalid: 'הזינו כתובת אימייל תקינה',
  otherLetters: 'השתמשו בכתובת אימייל שיש בה רק אותיות לטיניות פשוטות (a עד z) לפני הסימן @',
};
