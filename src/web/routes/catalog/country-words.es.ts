import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `eSIM de datos prepago para ${country}, fijos o ilimitados. Instálala en casa y aterriza con señal.`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `Aún no tenemos ningún plan para ${country}.`,
  }),
  missingMeta: { title: 'No encontramos ese país', description: 'No conocemos ese destino.' },
  missing: { title: 'No encontramos ese país', text: 'No hemos encontrado ese destino.' },
  failed: { title: 'Los datos del país no se han cargado', text: catalogWords.notLoaded },
};
