import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

const goesTo = (what: Bought, where: string) =>
  ({
    plan: `Faktura trafi ${where}.`,
    eSIM: `eSIM i kod QR trafią ${where}.`,
    eSIMs: `eSIM‑y i ich kody QR trafią ${where}.`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: 'Dane kupującego',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'Adres e‑mail',
  goesThere: (what) => goesTo(what, 'na ten adres'),
  createAccount: 'Załóż konto i zachowaj historię zakupów',
  noPassword: 'Hasło nie jest teraz potrzebne. Wyślemy e‑mail z instrukcją logowania.',
  ofAccount: 'Adres Twojego konta.',
  other: 'Użyj innego adresu e‑mail',
  otherEmail: 'Inny adres e‑mail',
  goesToBoth: (what) => goesTo(what, 'na oba adresy'),
  noMarketing: 'Nie wysyłaj mi e‑maili o podobnych pakietach',
  company: {
    title: 'Kupujesz na firmę?',
    hint: 'Oba wpisy znajdą się na fakturze.',
    name: 'Firma',
    vatNumber: 'Numer VAT',
    net: 'Numer potwierdzony: nie płacisz tu VAT i rozliczasz go samodzielnie (odwrotne obciążenie).',
    charged: 'Numer potwierdzony. W Twoim kraju cena zawiera VAT także dla firm.',
    invalid: 'Tego numeru nie ma w rejestrze VAT UE, więc płacisz VAT.',
    unknown:
      'Nie możemy teraz sprawdzić tego numeru. Płacisz VAT, a zwrócimy go, gdy numer zostanie potwierdzony.',
  },
  errors: {
    noVatNumber: 'Sprawdź numer VAT',
    noName: 'Wpisz pełne imię i nazwisko',
    ofAccount: 'To adres Twojego konta',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'Zaloguj się i zyskaj więcej',
  button: 'Załóż konto / Zaloguj się',
};
