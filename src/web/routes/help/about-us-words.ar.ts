import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'من نحن',
    description: 'من يبيع شرائح eSIM هذه، وكيف تعمل الشركة، وما الذي تؤمن به.',
  },
  title: (brand) => `نبذة عن ${brand}`,
  lead: 'من نحن، وماذا نبيع، وكيف نعمل.',
};
