import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'Restituisci un’eSIM',
    description: 'Conferma che vuoi restituire un’eSIM.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'È già stato usato, è troppo vecchio o non è completo. Richiedi di nuovo il rimborso e ti mandiamo un nuovo link.',
    esims: 'Vedi le mie eSIM',
  },
  title: (isTopUp) => (isTopUp ? 'Restituire questo piano?' : 'Restituire questa eSIM?'),
  text: ({ number, country, plan, amount, isTopUp }) =>
    isTopUp
      ? `Ordine ${number}: ${country}, ${plan}. Ritiriamo il piano per sempre e rimborsiamo ${amount} sulla carta o sul conto usato per pagare. Hai cambiato idea? Chiudi questa pagina e non cambia nulla.`
      : `Ordine ${number}: ${country}, ${plan}. Ritiriamo l’eSIM per sempre e rimborsiamo ${amount} sulla carta o sul conto usato per pagare. Hai cambiato idea? Chiudi questa pagina e non cambia nulla.`,
  agree: (amount, isTopUp) =>
    isTopUp ? `Restituisci il piano e riavrai ${amount}` : `Restituisci l’eSIM e riavrai ${amount}`,
  busy: 'Un momento…',
  unchanged: 'Non è cambiato nulla.',
  asked: {
    title: 'Abbiamo chiesto alla rete',
    paused: 'Abbiamo preso nota della restituzione',
    text: (amount, isTopUp) =>
      isTopUp
        ? `La rete decide se ritirare questo piano. Appena l’ha fatto, rimborsiamo ${amount} sulla carta o sul conto usato per pagare. Fino ad allora non usarlo.`
        : `La rete decide se ritirare questa eSIM. Appena l’ha fatto, rimborsiamo ${amount} sulla carta o sul conto usato per pagare. Fino ad allora non usarla.`,
  },
  done: {
    title: 'Il tuo rimborso è in arrivo',
    text: (amount, bankTime, isTopUp) =>
      `Rimborsiamo ${amount} sulla carta o sul conto usato per pagare. ${bankTime} ${
        isTopUp ? 'Il piano non è più sull’eSIM.' : 'L’eSIM non funziona più.'
      }`,
    home: 'Vai alla home',
  },
};
