import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

/** What goes to the address. A top-up comes without codes. */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `La fattura arriva ${where}.`,
    eSIM: `L’eSIM e il suo codice QR arrivano ${where}.`,
    eSIMs: `Le eSIM e i loro codici QR arrivano ${where}.`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: 'Dati di fatturazione',
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Indirizzo email',
  goesThere: (what) => goesTo(what, 'a questo indirizzo'),
  createAccount: 'Crea un account per conservare i miei acquisti',
  noPassword: 'Per ora non serve una password. Ti scriviamo via email come accedere.',
  ofAccount: 'L’indirizzo del tuo account.',
  other: 'Usa un altro indirizzo email',
  otherEmail: 'Altro indirizzo email',
  goesToBoth: (what) => goesTo(what, 'a entrambi gli indirizzi'),
  noMarketing: 'Non scrivermi di piani simili',
  company: {
    title: 'Acquisti per un’azienda?',
    hint: 'Entrambi compaiono sulla fattura.',
    name: 'Azienda',
    vatNumber: 'Partita IVA',
    net: 'Confermata: qui non paghi l’IVA e la dichiari tu (inversione contabile).',
    charged: 'Confermata. Nel tuo Paese il prezzo comprende l’IVA anche per le aziende.',
    invalid: 'Questo numero non è registrato ai fini IVA nell’UE, quindi paghi l’IVA.',
    unknown:
      'Al momento non possiamo verificare questo numero. Paghi l’IVA e te la rimborsiamo appena il numero è confermato.',
  },
  errors: {
    noVatNumber: 'Controlla la partita IVA',
    noName: 'Inserisci nome e cognome',
    ofAccount: 'È l’indirizzo del tuo account',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'Accedi per avere più vantaggi',
  button: 'Registrati / Accedi',
};
