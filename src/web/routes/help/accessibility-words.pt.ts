import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: 'Acessibilidade',
    description:
      'O que fazemos para que todas as pessoas possam usar esta loja e como nos avisar do que não funciona.',
  },
  title: 'Acessibilidade',
  lead: 'Esta loja deve funcionar para todas as pessoas, não importa como vejam, ouçam, se movam ou leiam.',
  aim: {
    title: 'Nosso objetivo',
    text: 'Todas as páginas e todos os e-mails são feitos para atender às WCAG 2.2 no nível AA. A Lei Europeia de Acessibilidade (Diretiva (UE) 2019/882) e a norma EN 301 549 pedem o mesmo das lojas on-line.',
  },
  means: {
    title: 'O que isso significa aqui',
    text: 'Você pode fazer tudo só com o teclado. Os leitores de tela dizem o que cada página mostra e o que muda nela. O texto mantém o contraste nos temas claro e escuro, pode dobrar de tamanho e cabe em uma tela estreita. As animações param se o seu aparelho pedir menos movimento. Os códigos para a câmera também estão em texto.',
  },
  tested: {
    title: 'Como testamos',
    text: 'A cada mudança, programas verificam cada página e fazem compras inteiras só pelo teclado e com os nomes que os leitores de tela leem. Nenhum especialista externo auditou esta loja ainda.',
  },
  limits: {
    title: 'Limites conhecidos',
    text: 'Os campos do cartão, as janelas do PayPal e das carteiras e o login com o Google são páginas de outras empresas. O eSIM é instalado nos ajustes do seu celular.',
  },
  tell: {
    title: 'Fale com a gente',
    text: (address) =>
      phrase`Se algo impede você de encontrar, comprar ou instalar um plano, escreva para ${address}. Vamos ajudar na hora de outra forma e corrigir o problema.`,
  },
  law: {
    title: 'Se não ajudarmos',
    text: 'Na União Europeia, você também pode recorrer à autoridade do seu país que fiscaliza a acessibilidade dos serviços.',
  },
};
