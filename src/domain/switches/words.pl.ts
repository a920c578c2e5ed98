import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `Płatność ${name} jest teraz niedostępna. Zapłać kartą.`),
  sales: 'Mamy krótką przerwę w sprzedaży. Twoje eSIM-y nadal działają. Wróć trochę później.',
  card: 'Nie możemy teraz przyjmować kart. Zapłać w inny sposób albo wróć trochę później.',
  wallets: 'Nie możemy teraz przyjmować płatności Apple Pay, Google Pay ani Link. Zapłać w inny sposób.',
  top_ups: 'Doładowania są na chwilę wstrzymane. Twój eSIM nadal działa. Spróbuj ponownie trochę później.',
  refunds:
    'Zwroty trwają teraz trochę dłużej niż zwykle. Twój jest zapisany i zostanie wysłany automatycznie.',
};
