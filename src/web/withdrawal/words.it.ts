import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const askOrderWords: typeof source.askOrderWords = {
  title: 'Recedi dal contratto',
  lead: 'Di quale ordine si tratta? Trovi il suo numero nell’email con la tua eSIM, insieme a un link diretto al passaggio successivo.',
  number: 'Numero d’ordine',
  numberHint: 'Per esempio SP-7F3K-92QD',
  email: 'Indirizzo email dell’ordine',
  next: 'Continua',
  noNumber: 'Inserisci il numero del tuo ordine, per esempio SP-7F3K-92QD',
  otherWay: (mail) => phrase`Non hai il numero? Scrivi a ${mail} che recedi dal contratto. Vale anche così.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'I tuoi ordini',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. Termine per recedere: ${until}.`,
  choose: 'Recedi',
  chooseOf: (number) => `Recedi dall’ordine ${number}`,
  other: 'È un altro ordine? Inserisci il suo numero e il suo indirizzo.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'Controlla la tua email',
  text: (days) =>
    `Se esiste un ordine con questo numero e questo indirizzo, è in arrivo un’email con un link all’ultimo passaggio. Il link funziona per ${days}\u00A0giorni, e il tuo recesso vale da adesso.`,
  again: 'Prova un altro numero',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    isTopUp
      ? `Ritiriamo per sempre il piano, e rimborsiamo ${amount} sulla carta o sul conto con cui è stato pagato. Se è stato attivato o usato, esaminiamo il caso e ti scriviamo.`
      : `Ritiriamo per sempre l’eSIM, e rimborsiamo ${amount} sulla carta o sul conto con cui è stata pagata. Se è stata attivata o usata, esaminiamo il caso e ti scriviamo.`,
  contract: 'Recedo da questo contratto',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`Termine per recedere: ${until}.`,
  name: 'Il tuo nome',
  email: 'Dove mandarti la conferma',
  emailHint: 'Mandiamo la ricevuta lì e all’indirizzo dell’ordine.',
  noName: 'Inserisci il tuo nome',
  confirm: withdrawalPromise.confirm,
  failed: 'Non è cambiato nulla.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'Hai esercitato il recesso da questo contratto',
  received: (number, at) =>
    phrase`Abbiamo ricevuto il recesso dall’ordine ${number} in data ${at}. Riceverai la ricevuta via email.`,
  next: {
    undelivered: (isTopUp) =>
      isTopUp
        ? 'In questo momento il tuo piano viene ordinato. Appena fatto lo ritiriamo, e il rimborso segue in automatico.'
        : 'In questo momento la tua eSIM viene ordinata. Appena fatto la ritiriamo, e il rimborso segue in automatico.',
    received: (isTopUp) =>
      isTopUp
        ? 'In questo momento la rete non risponde. Appena risponde ritiriamo il piano, e il rimborso segue in automatico.'
        : 'In questo momento la rete non risponde. Appena risponde ritiriamo l’eSIM, e il rimborso segue in automatico.',
    asked: (isTopUp) =>
      isTopUp
        ? 'Sarà la rete a decidere se riprende questo piano. Il rimborso segue appena ha deciso. Fino ad allora non usarlo.'
        : 'Sarà la rete a decidere se riprende questa eSIM. Il rimborso segue appena ha deciso. Fino ad allora non usarla.',
    refunding: () => 'Il tuo rimborso è in arrivo.',
    refunded: () => 'Il tuo denaro è tornato sul metodo con cui hai pagato.',
  },
  all: (amount) => `Riavrai ${amount}, cioè tutto quello che hai pagato.`,
  rest: (amount, before) =>
    `Riavrai ${amount}. Con quanto già rimborsato (${before}), è tutto quello che hai pagato.`,
  before: (before) => `L’importo che avevi pagato (${before}) era già stato rimborsato.`,
  refused: 'In questo caso il rimborso non è automatico. Una persona lo esamina e ti scrive.',
  home: 'Vai alla home',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'Non c’è nessun contratto',
  returned: 'Questo ordine è già stato rimborsato',
  too_late: 'Il termine per recedere è passato',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'Questo link non funziona',
  text: 'È troppo vecchio, o ne manca una parte. Inserisci il numero d’ordine e te ne mandiamo uno nuovo.',
  byNumber: 'Inserisci il numero d’ordine',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'Rimborsi',
  text: 'La nostra politica di rimborso dice quando riavrai il tuo denaro e come chiederlo.',
};

export const checkingWords: string = 'Stiamo cercando il tuo ordine…';
