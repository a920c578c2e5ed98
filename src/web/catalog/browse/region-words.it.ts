import { counted } from '../../../domain/language-words.it.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'I piani regionali non si caricano',
    text: 'Non siamo riusciti a caricarli. Controlla la connessione e riprova.',
  },
  empty: {
    title: 'Nessun piano regionale disponibile.',
    text: 'I singoli Paesi sono in vendita come sempre.',
    browse: 'Sfoglia tutti i Paesi',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) => `${counted(countries, 'Paese', 'Paesi')}, ${counted(plans, 'piano', 'piani')}`,
  from: 'A partire da',
  seePlans: 'Vedi i piani',
  variants: (region) => `Altri piani simili a ${region}`,
  counted: (name, count) => `${name} (${count})`,
};
