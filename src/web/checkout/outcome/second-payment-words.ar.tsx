import type * as source from './second-payment-words.tsx';
import { secondPaymentWords } from './words.ts';

export const SecondPaymentWords: typeof source.SecondPaymentWords = ({ second }) => {
  if (!second) return null;
  return second === 'returned' ? secondPaymentWords.returned : secondPaymentWords.notTaken;
};
