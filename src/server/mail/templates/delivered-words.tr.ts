import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `${country} eSIM’iniz hazır`,
  preview: 'Wi-Fi varken şimdi kurun. QR kodunuz ve etkinleştirme kodlarınız bu e-postada.',
  lead: (starts) => `eSIM’inizi Wi-Fi varken şimdi kurun. ${starts}`,
  iccid: 'ICCID',
};
