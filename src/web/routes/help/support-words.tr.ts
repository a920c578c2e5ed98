import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'Destek',
    description: 'E‑posta veya canlı sohbetle gerçek bir kişiye ulaşın, sık sorulanların yanıtlarını bulun.',
  },
  title: 'Destek',
  lead: 'Seyahatten önce, seyahatte veya sonrasında takıldınız mı? Gerçek bir kişi yanıt verir.',
  service: 'Sözümüz',
  questions: 'Sıkça sorulan sorular',
  more: {
    text: (faq, guide) =>
      phrase`Daha fazla yanıtı ${faq}, telefonunuzdaki her adımı ${guide} bulabilirsiniz.`,
    faq: 'SSS sayfasında',
    guide: 'kurulum rehberinde',
  },
};
