import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: 'בגרסאות שנמכרו בסין היבשתית אין eSIM.',
  chinaAndHongKong: 'בגרסאות שנמכרו בסין היבשתית אין eSIM, וגם ברוב אלה שנמכרו בהונג קונג ובמקאו.',
  onlyEsim:
    'בגרסה האמריקאית אין מגש SIM, והיא פועלת רק עם eSIM. בגרסאות שנמכרו בסין היבשתית אין eSIM, וגם ברוב אלה שנמכרו בהונג קונג ובמקאו.',
  ipad: 'רק דגמי Wi‑Fi + Cellular. בגרסאות שנמכרו בסין היבשתית אין eSIM.',
  pixel3:
    'בגרסאות שנמכרו באוסטרליה, בטייוואן או ביפן, ובגרסאות של מפעילים אמריקאיים מלבד Sprint ו-Google Fi, אין eSIM לנסיעות.',
  pixel3a: 'בגרסאות שנמכרו ביפן או אצל Verizon אין eSIM לנסיעות.',
  earlyGalaxy: 'ייתכן שאין eSIM בגרסאות שנמכרו בארצות הברית, בקוריאה, בסין היבשתית, בהונג קונג או בטייוואן.',
  greaterChina: 'ייתכן שאין eSIM בגרסאות שנמכרו בסין היבשתית, בהונג קונג או בטייוואן.',
  someCountries: 'יש eSIM רק בגרסאות של חלק מהמדינות. חפשו בהגדרות ״הוספת eSIM״.',
  noPlus: 'בגרסה עם הפלוס בסוף השם אין eSIM. גם בגרסאות שנמכרו בסין היבשתית אין eSIM.',
  chinaAndCarriers: 'בגרסאות שנמכרו בסין היבשתית אין eSIM, וגם בגרסאות של חלק מהמפעילים.',
  carriers: 'בגרסאות של חלק מהמפעילים אין eSIM.',
  onlyPro: 'רק בדגם Pro יש eSIM, וב-12T אין. בגרסאות שנמכרו בסין היבשתית אין eSIM.',
  japan: 'יוצר עבור יפן.',
  japanAndTaiwan: 'יוצר עבור יפן וטייוואן.',
  partlyJapan: 'יוצר עבור יפן, ובחלק מהגרסאות אין eSIM.',
  razr2019: 'פועל רק עם eSIM.',
};

/** Texts in Hebrew, though they begin with a Latin letter. */
export const modelNames: typeof source.modelNames = {
  iphoneSe2: '\u200FiPhone SE (דור שני)',
  iphoneSe3: '\u200FiPhone SE (דור שלישי)',
  ipads: [
    '\u200FiPad (דור שביעי ואילך)',
    '\u200FiPad mini (דור חמישי ואילך)',
    '\u200FiPad Air (דור שלישי ואילך)',
    '\u200FiPad Pro בגודל 11 אינץ׳ (כל הדורות)',
    '\u200FiPad Pro בגודל 12.9 אינץ׳ (דור שלישי ואילך)',
    '\u200FiPad Pro בגודל 13 אינץ׳ (M4 ואילך)',
  ],
};
