import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'Suporte',
    description:
      'Fale com uma pessoa por e-mail ou chat ao vivo e encontre respostas para as dúvidas comuns.',
  },
  title: 'Suporte',
  lead: 'Algum problema antes, durante ou depois da viagem? Uma pessoa de verdade responde.',
  service: 'Nosso compromisso',
  questions: 'Perguntas frequentes',
  more: {
    text: (faq, guide) => phrase`Veja mais respostas nas ${faq} e cada passo no seu celular no ${guide}.`,
    faq: 'perguntas frequentes',
    guide: 'guia de instalação',
  },
};
