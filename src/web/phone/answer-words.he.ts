import type * as source from './answer-words.ts';

export const phoneAnswerWords: typeof source.phoneAnswerWords = (phone) => {
  switch (phone.kind) {
    case 'iphone':
      return 'iPhone XR, XS והחדשים מהם מתאימים אם אינם נעולים. בדקו את הדגם';
    case 'ipad':
      return 'ייתכן ש-iPad עם חיבור סלולרי יתאים. בדקו את הדגם';
    case 'listed':
      return phone.isSome
        ? `מכשיר \u2066${phone.name}\u2069 מתאים אם אינו נעול. בדקו את הגרסה`
        : `כן, \u2066${phone.name}\u2069 מתאים אם אינו נעול`;
    case 'takes':
      return `מכשיר \u2066${phone.line}\u2069 זה מתאים אם אינו נעול. בדקו את הגרסה`;
    case 'takes_none':
      return `אין eSIM במכשיר \u2066${phone.line}\u2069 זה. בדקו את הדגם`;
    case 'android':
      return 'אי אפשר לדעת מכאן. בדקו את הדגם';
    case 'no_phone':
      return 'בדקו את הטלפון שאיתו תיסעו';
  }
};
