import { counted } from '../../../domain/language-words.it.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'Cerca nelle domande frequenti',
  try: 'Rimborso, hotspot, telefono…',
  none: 'Nessuna domanda corrisponde alla ricerca.',
  found: (entries) => counted(entries, 'domanda trovata', 'domande trovate'),
  show: 'Mostra',
  hide: 'Nascondi',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'Richieste delle aziende',
    way: (reply, page) => phrase`Rispondiamo ${reply}. Scrivici dalla ${page}.`,
    page: 'pagina per le aziende',
  },
  refunds: {
    name: 'Rimborsi',
    within: (time) => `Puoi averne uno entro ${time} dall’acquisto se l’eSIM non è stata usata.`,
  },
  language: { name: 'Lingua', which: 'Rispondiamo in inglese.' },
  atHand: {
    name: 'Che cosa indicare',
    what: 'Indica il numero d’ordine, il modello del telefono e il Paese in cui ti trovi.',
  },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'Assistenza via email',
    text: (reply) => `Per una prima risposta servono ${reply}.`,
  },
  chat: {
    name: 'Chat dal vivo',
    unknown: 'Aperta tutti i giorni',
    isOpen: (until) => `Aperta fino alle ${until} nel tuo fuso orario`,
    isClosed: (until) => `Chiusa fino alle ${until} nel tuo fuso orario`,
    text: 'Una persona ti risponde mentre aspetti. Fuori da questi orari scrivici un’email.',
    open: 'Apri la chat',
    byMail:
      'Una persona ti risponde mentre aspetti. Chiedi una chat via email e in questi orari ti mandiamo un link.',
    ask: 'Chiedi una chat',
    subject: 'Chat dal vivo',
  },
};
