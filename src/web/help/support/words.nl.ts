import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'Zoeken in veelgestelde vragen',
  try: 'Geld terug, hotspot, telefoon…',
  none: 'Geen vragen gevonden voor deze zoekopdracht.',
  found: (entries) => (entries === 1 ? '1 vraag gevonden' : `${entries} vragen gevonden`),
  show: 'Tonen',
  hide: 'Verbergen',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'Zakelijke aanvragen',
    way: (reply, page) => phrase`We antwoorden ${reply}. Vraag het op de ${page}.`,
    page: 'zakelijke pagina',
  },
  refunds: {
    name: 'Terugbetaling',
    within: (time) => `Die krijg je binnen ${time} na je aankoop als de eSIM ongebruikt is.`,
  },
  language: { name: 'Taal', which: 'We antwoorden in het Engels.' },
  atHand: {
    name: 'Wat we willen weten',
    what: 'Geef je bestelnummer, het model van je telefoon en het land waar je bent.',
  },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'Klantenservice per e-mail',
    text: (reply) => `Op een eerste antwoord wacht je ${reply}.`,
  },
  chat: {
    name: 'Livechat',
    unknown: 'Elke dag open',
    isOpen: (until) => `Open tot ${until} uur (jouw tijd)`,
    isClosed: (until) => `Gesloten tot ${until} uur (jouw tijd)`,
    text: 'Je krijgt meteen antwoord van een mens. Mail ons buiten die uren.',
    open: 'Chat openen',
    byMail:
      'Je krijgt meteen antwoord van een mens. Vraag per e-mail om een chat, dan sturen we je binnen deze uren een link.',
    ask: 'Vraag om een chat',
    subject: 'Livechat',
  },
};
