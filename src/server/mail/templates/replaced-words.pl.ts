import { toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `Twój nowy eSIM ${toPlace(country)} jest gotowy`,
  preview: 'Zastępuje poprzedni. W środku znajdziesz nowy kod QR i nowe kody aktywacyjne.',
  lead: 'Wymieniliśmy Twój eSIM. Usuń stary z telefonu i zainstaluj ten, póki masz Wi-Fi. Nic za to nie płacisz.',
  old: {
    title: 'Co ze starym?',
    text: 'Już nie działa albo wkrótce przestanie. Jego kod QR i pozostałe kody są teraz bezużyteczne.',
  },
  iccid: 'Nowy ICCID',
};
