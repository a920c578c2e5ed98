import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'Potwierdź adres e‑mail', description: 'Pokazuje, że adres należy do Ciebie.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'Zaloguj się, aby potwierdzić adres e‑mail',
    text: 'Link działa po zalogowaniu na konto, którego dotyczy. Adres potwierdza też zresetowanie hasła.',
    signIn: 'Zaloguj się',
    forgot: 'Nie pamiętasz hasła?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'Wygasł albo brakuje jego części. Możemy wysłać Ci nowy.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'Twój adres e‑mail jest potwierdzony',
    text: (email) => `Wszystko, co kupisz z adresem ${email}, jest na Twoim koncie.`,
    dashboard: 'Przejdź do panelu',
  },
  otherAccount: {
    title: 'Ten link jest do innego konta',
    text: (email) =>
      `Jesteś teraz na koncie ${email}. Wyloguj się, a potem zaloguj na konto, na które wysłaliśmy link.`,
    signOut: 'Wyloguj się',
  },
};
