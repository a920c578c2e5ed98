import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'Installa la tua eSIM',
    description:
      'Installa un’eSIM di viaggio su un iPhone o un telefono Android, con il codice QR o a mano, e verifica che il tuo telefono ne accetti una.',
  },
  title: 'Installa la tua eSIM',
  lead: 'Apri l’email sul telefono e tocca “Installa”. Nessun link? Scansiona il codice QR. Ti servono un telefono sbloccato e il Wi-Fi.',
  steps: 'Passo per passo',
  onePage: {
    text: (page) =>
      phrase`Preferisci tutto su una sola pagina? ${page} spiega i due sistemi, i due metodi e che cosa fare se qualcosa va storto.`,
    page: 'Installare su iOS e Android',
  },
  checker: 'Verifica della compatibilità',
  asked: 'Domande comuni',
  tips: 'Consigli utili',
};
