import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'Entrega imediata',
  missing:
    'Marque as duas caixas. Sem elas, só podemos entregar depois que seu prazo para desistir terminar.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`Ao pagar, você concorda com os ${terms} e a ${privacy}.`,
  noScript: 'O pagamento precisa de JavaScript. Ative-o e recarregue a página.',
};
