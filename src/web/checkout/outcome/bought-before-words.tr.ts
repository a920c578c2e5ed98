import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'Bunu satın aldınız',
  text: {
    eSIM: (country, at) => phrase`${country} eSIM’inizin ödemesini ${at} tarihinde yaptınız.`,
    plan: (country, at) => phrase`${country} için eklediğiniz internetin ödemesini ${at} tarihinde yaptınız.`,
  },
  order: 'Siparişi gör',
  another: { eSIM: 'Bir tane daha al', plan: 'Tekrar ekle' },
};
