import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `Şu anda ${name} ile ödeme alamıyoruz. Lütfen kartla ödeyin.`),
  sales:
    'Satışa kısa bir ara verdik. Sahip olduğunuz eSIM’ler çalışmaya devam ediyor. Lütfen biraz sonra tekrar gelin.',
  card: 'Şu anda kartla ödeme alamıyoruz. Lütfen başka bir yolla ödeyin veya biraz sonra tekrar gelin.',
  wallets: 'Şu anda Apple Pay, Google Pay veya Link ile ödeme alamıyoruz. Lütfen başka bir yolla ödeyin.',
  top_ups:
    'İnternet eklemeye kısa bir ara verdik. eSIM’iniz çalışmaya devam ediyor. Lütfen biraz sonra tekrar deneyin.',
  refunds:
    'İadeler şu anda her zamankinden biraz uzun sürüyor. Sizinki kaydedildi ve kendiliğinden yapılacak.',
};
