import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'Hizmet Şartları',
    description:
      'Burada ne satın aldığınız, ödeme, teslimat ve iadenin nasıl işlediği ve karşılıklı yükümlülüklerimiz.',
  },
  title: 'Hizmet Şartları',
  lead: 'Ne satın aldığınız, nasıl çalıştığı, bir sorun çıkarsa ne olacağı ve sizden ne istediğimiz.',
};
