import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `${country}のeSIMの準備ができました`,
  preview:
    'Wi-Fiにつながっているうちにインストールしてください。QRコードとアクティベーションコードを送ります。',
  lead: (starts) => `Wi-Fiにつながっているうちに、eSIMをインストールしてください。${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'eSIMの準備ができました',
    preview:
      'Wi-Fiにつながっているうちにインストールしてください。すべてのQRコードとアクティベーションコードを送ります。',
    lead: 'Wi-Fiにつながっているうちに、eSIMをインストールしてください。下にそれぞれのQRコードがあります。',
  },
};
