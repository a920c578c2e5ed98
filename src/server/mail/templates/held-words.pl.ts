import { toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'Sprawdzamy Twoją płatność',
    lead: {
      eSIM: ({ country, method }) =>
        `Dziękujemy za zamówienie eSIM-u ${toPlace(country)}. Płatność (${method}) jest jeszcze sprawdzana.`,
      plan: ({ country, method }) =>
        `Dziękujemy za zamówienie pakietu ${toPlace(country)}. Płatność (${method}) jest jeszcze sprawdzana.`,
    },
    next: {
      eSIM: 'To może potrwać kilka minut, a przy przelewie bankowym kilka dni. Gdy tylko płatność zostanie potwierdzona, wyślemy Ci eSIM e-mailem. Nie musisz nic robić ani płacić ponownie.',
      plan: 'To może potrwać kilka minut, a przy przelewie bankowym kilka dni. Gdy tylko płatność zostanie potwierdzona, dodamy pakiet do Twojego eSIM-u. Nie musisz nic robić ani płacić ponownie.',
    },
    action: 'Śledź zamówienie',
    total: 'Sprawdzana płatność',
  },
  denied: {
    subject: 'Twoja płatność się nie powiodła',
    lead: {
      eSIM: ({ country, method }) =>
        `Płatność (${method}) za eSIM ${toPlace(country)} została sprawdzona i się nie powiodła.`,
      plan: ({ country, method }) =>
        `Płatność (${method}) za pakiet ${toPlace(country)} została sprawdzona i się nie powiodła.`,
    },
    next: {
      eSIM: 'Nie dotarły do nas żadne pieniądze, dlatego zamówienie zostało anulowane. Jeśli nadal chcesz ten eSIM, zamów go ponownie i zapłać w inny sposób.',
      plan: 'Nie dotarły do nas żadne pieniądze, dlatego zamówienie zostało anulowane. Jeśli nadal chcesz ten pakiet, zamów go ponownie i zapłać w inny sposób.',
    },
    total: 'Nie pobrano',
  },
};
