import { plural } from '../../domain/language-words.pl.ts';
import type * as source from './words.ts';

export const ownProfileWords: typeof source.ownProfileWords = {
  list: 'Twoje eSIM‑y',
  ofGuest: { title: 'Twoje eSIM‑y', about: 'Kupione w tej przeglądarce' },
};

export const joinOfferWords: typeof source.joinOfferWords = {
  offer: (count) => {
    const bought = plural(count, { one: 'eSIM kupiony', few: 'eSIM‑y kupione', many: 'eSIM‑ów kupionych' });
    return `Masz tu ${count} ${bought} bez konta. Dodać ${count === 1 ? 'go' : 'je'} do Twojego konta?`;
  },
  yes: 'Dodaj',
  later: 'Nie teraz',
  failed: 'Nic się nie zmieniło.',
  joined: {
    title: (count) =>
      `Dodano do konta ${count} ${plural(count, { one: 'eSIM', few: 'eSIM‑y', many: 'eSIM‑ów' })}.`,
    text: (count) =>
      count === 1
        ? 'Po wylogowaniu nie będzie go już widać w tej przeglądarce.'
        : 'Po wylogowaniu nie będzie ich już widać w tej przeglądarce.',
  },
};

export const forgetDeviceWords: typeof source.forgetDeviceWords = {
  question: 'Wspólne urządzenie?',
  open: 'Usuń moje eSIM‑y z tej przeglądarki',
  title: 'Usunąć Twoje eSIM‑y z tej przeglądarki?',
  text: 'Ta przeglądarka nie będzie już pokazywać tego, co tu kupiono. eSIM‑y pozostają Twoje i nadal działają, tak samo jak prywatny link w e‑mailu do każdego zamówienia. Tutaj nie da się tego cofnąć.',
  yes: 'Usuń',
  no: 'Anuluj',
  failed: 'Nic nie zostało usunięte.',
};

export const profileWords: typeof source.profileWords = {
  noName: 'Twój profil',
};
