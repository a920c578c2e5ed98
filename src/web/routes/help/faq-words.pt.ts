import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'Perguntas frequentes',
    description:
      'Respostas sobre eSIMs de viagem antes da compra, ao pagar, durante a viagem e depois dela, e sobre quais celulares funcionam.',
  },
  title: 'Perguntas e respostas',
  lead: (support) =>
    phrase`Tudo sobre comprar, instalar e usar seu eSIM. Precisa de ajuda agora? Vá para a ${support}.`,
  support: 'página de suporte',
  phones: 'Funciona no meu celular?',
  models: (checker) => phrase`Procure o seu no ${checker}, que conhece mais de cem modelos de aparelhos.`,
  checker: 'verificador de compatibilidade',
  notAnswered: {
    title: 'Não achou sua resposta?',
    text: (address) => phrase`Escreva para ${address}. Lemos os e-mails a qualquer hora.`,
  },
};
