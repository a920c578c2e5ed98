import { counted } from '../../../domain/language-words.pl.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'Nie udało się wczytać pakietów regionalnych',
    text: 'Sprawdź połączenie i spróbuj ponownie.',
  },
  empty: {
    title: 'Brak pakietów regionalnych.',
    text: 'Pakiety do pojedynczych krajów są w sprzedaży jak zawsze.',
    browse: 'Zobacz wszystkie kraje',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) =>
    `${counted(countries, { one: 'kraj', few: 'kraje', many: 'krajów' })}, ${counted(plans, { one: 'pakiet', few: 'pakiety', many: 'pakietów' })}`,
  from: 'Już od',
  seePlans: 'Zobacz pakiety',
  variants: (region) => `Podobne pakiety: ${region}`,
  counted: (name, count) => `${name} (${count})`,
};
