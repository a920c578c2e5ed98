import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'חבילות eSIM אזוריות',
    description: 'eSIM אחד לגלישה בתשלום מראש להרבה מדינות, עם חבילות אזוריות שממשיכות לפעול מעבר לגבול.',
  },
  title: 'eSIM אחד, הרבה גבולות',
  lead: 'חבילות אזוריות ממשיכות לפעול כשהרכבת חוצה את הגבול למדינה הבאה.',
  loading: 'טוענים…',
};
