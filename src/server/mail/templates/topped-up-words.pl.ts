import { toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `Twój pakiet ${toPlace(country)} jest już na eSIM-ie`,
  preview: 'Nie trzeba nic instalować. Pakiet włączy się sam.',
  lead: (starts) => `Nie trzeba nic instalować. eSIM w Twoim telefonie ma już nowy pakiet. ${starts}`,
  startsBehind: 'Zacznie działać, gdy skończy się pierwszy.',
  startsAfter: (moment) => `Zacznie działać po ${moment}, gdy na tym eSIM-ie skończy się taki sam pakiet.`,
  advice: {
    title: 'Warto wiedzieć',
    text: 'Nie usuwaj eSIM-u z telefonu i miej włączony roaming danych.',
  },
  iccid: 'Dodano do ICCID',
};
