import type * as source from './words.ts';

export const noScriptWords: string =
  'Bu sayfa için JavaScript gerekiyor. Her siparişin e‑postasındaki eSIM bağlantısı onsuz da çalışır.';

export const mailLinkWords: typeof source.mailLinkWords = {
  checking: 'Bağlantınız kontrol ediliyor…',
  dead: 'Bu bağlantı artık çalışmıyor',
  half: {
    title: 'Bu bağlantının bir bölümü eksik',
    text: 'E‑postamızdaki bağlantının tamamını açın veya yenisini isteyin.',
  },
};
