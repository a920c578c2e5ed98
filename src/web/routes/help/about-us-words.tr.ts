import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'Hakkımızda',
    description: 'Bu eSIM’leri kim satıyor, şirket nasıl çalışıyor ve neyi savunuyor.',
  },
  title: (brand) => `${brand} hakkında`,
  lead: 'Kim olduğumuz, ne sattığımız ve nasıl çalıştığımız.',
};
