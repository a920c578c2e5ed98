import { toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `Twój eSIM ${toPlace(country)} jest gotowy`,
  preview: 'Zainstaluj go teraz, póki masz Wi-Fi. W środku znajdziesz kod QR i kody aktywacyjne.',
  lead: (starts) => `Zainstaluj eSIM teraz, póki masz Wi-Fi. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'Twoje eSIM-y są gotowe',
    preview:
      'Zainstaluj je teraz, póki masz Wi-Fi. W środku znajdziesz wszystkie kody QR i kody aktywacyjne.',
    lead: 'Zainstaluj je teraz, póki masz Wi-Fi. Poniżej znajdziesz kod QR każdego z nich.',
  },
};
