import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'Anında teslimat',
  missing: 'Lütfen iki kutuyu da işaretleyin. İşaretlemezseniz cayma süreniz dolmadan teslim edemeyiz.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`Ödeme yaparak ${terms} ve ${privacy} belgelerini kabul etmiş olursunuz.`,
  noScript: 'Ödeme için JavaScript gerekir. Lütfen açın ve sayfayı yenileyin.',
};
