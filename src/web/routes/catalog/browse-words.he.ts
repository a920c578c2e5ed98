import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'חבילות eSIM',
    countryTitle: catalogWords.plansOf,
    description: 'כרטיסי eSIM לגלישה בתשלום מראש, ביותר מ-200 מדינות, בנפח קבוע או ללא הגבלה. בחרו יעד.',
  },
  title: 'חבילות eSIM',
  lead: 'בחרו את היעד שלכם',
  loading: 'טוענים חבילות eSIM…',
  back: 'חזרה למדינות',
  failed: { title: 'טעינת הנתונים של המדינה נכשלה', text: catalogWords.notLoaded },
};
