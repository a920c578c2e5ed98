import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './usage-words.ts';

const again =
  'Puoi aggiungere un nuovo piano alla stessa eSIM. Resta installata, senza codici da scansionare di nuovo.';
const waits =
  'Su questa eSIM è in attesa un altro piano. Subentra in automatico se copre il posto in cui sei.';
const saves = 'Per far durare il resto, salva mappe e video quando hai il Wi-Fi.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `Hai usato l’80% dei tuoi dati (${country})`,
    preview: (left, of) => `Hai ancora ${left} su ${of}.`,
    lead: (left, of, country) => `hai ancora circa ${left} su ${of} del tuo piano ${country}.`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `Hai usato tutti i tuoi dati (${country})`,
    preview: 'Aggiungi un nuovo piano alla stessa eSIM per restare online.',
    previewWithAnother: waits,
    lead: (of, country) => `hai usato tutti i dati (${of}) del tuo piano ${country}: non ne restano più.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'Che cosa puoi fare',
  plan: {
    title: 'Il tuo piano',
    esim: 'eSIM',
    iccid: (ending) => `ICCID che termina con ${ending}`,
    left: 'Dati rimasti',
    leftOf: (left, of) => `${left} su ${of}`,
    nothingLeft: (of) => `0\u00A0MB su ${of}`,
    read: 'Aggiornato',
    ends: 'Fine',
  },
  add: (plan, price) => `Aggiungi ${plan}: ${price}`,
  addNote: (days) =>
    `È di nuovo lo stesso piano, per ${formatDays(days)}. Se il prezzo cambia, la pagina di pagamento te lo dice prima che paghi.`,
  why: 'Ti scriviamo una volta all’80% di un piano e una volta quando è esaurito.',
};
