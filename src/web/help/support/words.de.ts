import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'Häufige Fragen durchsuchen',
  try: 'Erstattung, Hotspot …',
  none: 'Zu dieser Suche gibt es keine Einträge.',
  found: (entries) => (entries === 1 ? '1 Eintrag gefunden' : `${entries} Einträge gefunden`),
  show: 'Anzeigen',
  hide: 'Ausblenden',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'Anfragen von Unternehmen',
    way: (reply, page) => phrase`Wir antworten ${reply}. Frag uns auf der ${page}.`,
    page: 'Seite für Unternehmen',
  },
  refunds: {
    name: 'Erstattungen',
    within: (time) => `Du bekommst sie bis zu ${time} nach dem Kauf, wenn die eSIM unbenutzt ist.`,
  },
  language: { name: 'Sprache', which: 'Wir antworten auf Englisch.' },
  atHand: {
    name: 'Was wir brauchen',
    what: 'Nenn uns Bestellnummer, Handymodell und das Land, in dem du bist.',
  },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'Hilfe per E-Mail',
    text: (reply) => `Die erste Antwort dauert ${reply}.`,
  },
  chat: {
    name: 'Live-Chat',
    unknown: 'Jeden Tag geöffnet',
    isOpen: (until) => `Geöffnet bis ${until} Uhr (deine Ortszeit)`,
    isClosed: (until) => `Geschlossen bis ${until} Uhr (deine Ortszeit)`,
    text: 'Ein Mensch antwortet dir sofort. Außerhalb dieser Zeiten schreib uns eine E-Mail.',
    open: 'Chat öffnen',
    byMail:
      'Ein Mensch antwortet dir sofort. Frag per E-Mail nach einem Chat, dann schicken wir dir in diesen Zeiten einen Link.',
    ask: 'Chat anfragen',
    subject: 'Live-Chat',
  },
};
