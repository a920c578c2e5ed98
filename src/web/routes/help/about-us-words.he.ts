import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'עלינו',
    description: 'מי מוכר את כרטיסי ה-eSIM האלה, איך החברה עובדת ובמה היא מאמינה.',
  },
  title: (brand) => `על ${brand}`,
  lead: 'מי אנחנו, מה אנחנו מוכרים ואיך אנחנו עובדים.',
};
