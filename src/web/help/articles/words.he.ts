import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'התרגום הזה נועד לנוחותכם. הנוסח האנגלי הוא הקובע.',
  english: 'לקריאת הנוסח באנגלית',
  updated: (date) => `עודכן לאחרונה: ${date}`,
  contents: 'בעמוד הזה',
};

export const retentionWords: typeof source.retentionWords = { kept: 'נשמר:' };
