import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'Domande frequenti',
    description:
      'Risposte sulle eSIM di viaggio: prima dell’acquisto, al pagamento, in viaggio e dopo, e sui telefoni compatibili.',
  },
  title: 'Domande e risposte',
  lead: (support) =>
    phrase`Tutto su come acquistare, installare e usare la tua eSIM. Ti serve aiuto adesso? Vai alla ${support}.`,
  support: 'pagina di assistenza',
  phones: 'Funziona sul mio telefono?',
  models: (checker) => phrase`Cerca il tuo nella ${checker}, che conosce più di cento modelli.`,
  checker: 'verifica della compatibilità',
  notAnswered: {
    title: 'Non hai trovato la tua risposta?',
    text: (address) => phrase`Scrivi a ${address}. Leggiamo le email 24\u00A0ore su 24.`,
  },
};
