import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `Merhaba ${name}, ${sentence}`,
  namelessGreeting: (sentence) => `Merhaba, ${sentence}`,
  question: (address) => `Sorunuz mu var? Bu e-postayı yanıtlayın veya ${address} adresine yazın.`,
  links: {
    support: 'Destek',
    refunds: 'İade Politikası',
    terms: 'Hizmet Şartları',
    privacy: 'Gizlilik Politikası',
  },
};
