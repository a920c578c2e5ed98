import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'eSIM’inizi kurun',
    description:
      'Seyahat eSIM’ini iPhone’a veya Android telefona QR koduyla ya da elle kurun ve telefonunuzun desteklediğini kontrol edin.',
  },
  title: 'eSIM’inizi kurun',
  lead: 'E‑postanızı telefonunuzda açın ve kurulum düğmesine dokunun. Bağlantı yok mu? QR kodunu tarayın. SIM kilidi olmayan bir telefon ve Wi‑Fi gerekir.',
  steps: 'Adım adım',
  onePage: {
    text: (page) =>
      phrase`Her şey tek sayfada mı olsun? ${page} her iki sistemi, her iki yolu ve bir sorun çıkarsa ne yapacağınızı anlatır.`,
    page: 'iOS ve Android kurulumu',
  },
  checker: 'Cihaz uyumluluk kontrolü',
  asked: 'Sık sorulanlar',
  tips: 'İpuçları',
};
