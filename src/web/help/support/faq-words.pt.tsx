import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: 'Antes de comprar',
  questions: [
    {
      question: 'O que é um eSIM?',
      answer:
        'É um chip sem o cartão. Ele já vem dentro do seu celular, e você baixa o que antes vinha em plástico. Um celular pode ter vários, então um eSIM de viagem convive com o chip que você já tem.',
    },
    {
      question: 'Qual é a diferença para o roaming?',
      answer:
        'No roaming, sua própria operadora cobra depois pelo que você usou no exterior. Aqui você paga antes um preço fixo por dias e dados fixos, e nenhuma conta chega depois.',
    },
    {
      question: 'Plano de um país ou plano regional: qual escolher?',
      answer: (
        <>
          Se você vai ficar em um só país, o plano dele costuma ser mais barato. Se vai cruzar fronteiras, um{' '}
          <Link to={paths.regional()}>plano regional</Link> continua funcionando em todos os países da lista,
          com um só eSIM.
        </>
      ),
    },
    {
      question: 'De quantos dados eu preciso?',
      answer:
        'Mapas e mensagens gastam cerca de 100\u00A0MB por dia; uma hora de chamada de vídeo, cerca de 1\u00A0GB. Se você compartilha muitas fotos ou trabalha viajando, um plano ilimitado combina mais com você.',
    },
    {
      question: 'Preciso de uma conta?',
      answer:
        'Não. Basta um endereço de e-mail, e é para lá que vai seu eSIM. Uma conta reúne seus eSIMs e faturas em um só lugar e preenche seus dados na hora da compra.',
    },
    {
      question: 'Posso comprar para outra pessoa?',
      answer:
        'Sim. Envie o QR code para ela ou escaneie o código com o celular dela. O código funciona uma só vez, no celular que o escaneia.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: 'Pagamento',
  questions: [
    {
      question: 'Como posso pagar?',
      answer: `Você pode pagar com cartão de crédito ou débito (Visa, Mastercard, American Express)${paypal ? ', com PayPal' : ''} e com Apple Pay ou Google Pay nos aparelhos que têm. Os números de cartão vão direto para a processadora de cartões, e nós nunca os vemos.`,
    },
    feePolicy === 'included'
      ? {
          question: 'Há taxas extras?',
          answer: `Não. O preço do plano é o que você paga${paypal ? ', no cartão ou com PayPal' : ''}. ${taxesIn(chargesTax)}`,
        }
      : {
          question: 'Por que o total é maior que o preço do plano?',
          answer: `Somamos a taxa de processamento do cartão${paypal ? ' ou do PayPal' : ''}. Ao escolher um plano, você vê o preço dele com a taxa do cartão, e a finalização da compra mostra plano, taxa e total antes de você pagar. ${taxesIn(chargesTax)}`,
        },
    {
      question: 'Paguei, mas não recebi o eSIM. Perdi meu dinheiro?',
      answer:
        'Não. Continuamos trabalhando em um pedido pago até o seu eSIM chegar. Se não conseguirmos entregar, você recebe um reembolso total automaticamente e um e-mail avisando.',
    },
    {
      question: 'Como funcionam os reembolsos?',
      answer: (
        <>
          Em até <RefundTime /> após a compra, você pode pedir um reembolso total se o eSIM não tiver sido
          ativado nem usado. Os detalhes estão na <Link to={paths.refundPolicy()}>política de reembolso</Link>
          .
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: 'Durante a viagem',
  questions: [
    {
      question: 'Quando meus dias começam?',
      answer:
        'Na maioria dos planos, os dias começam quando seu celular se conecta pela primeira vez no destino. Os detalhes do plano informam isso quando sabemos.',
    },
    {
      question: 'Que rede vou usar?',
      answer:
        'Uma das redes locais com que seu plano funciona. É o celular que escolhe. Se estiver lenta, você pode escolher outra nas configurações.',
    },
    {
      question: 'Posso compartilhar a conexão com meu notebook?',
      answer:
        'Alguns planos permitem compartilhar a internet. Os detalhes do plano dizem se o seu permite ou se nosso fornecedor não informou.',
    },
    {
      question: 'Por que ativar o roaming de dados se não quero pagar roaming?',
      answer:
        'Um eSIM de viagem está sempre em roaming, então essa opção precisa estar ativada. Você já pagou antes, então não custa nada a mais. Deixe a opção desativada na sua própria linha.',
    },
    {
      question: 'Posso usar o mesmo eSIM no próximo país?',
      answer:
        'Um plano de um país só funciona nesse país. Se a ficha do plano diz que ele pode ser recarregado, você pode adicionar o próximo destino ao eSIM que já tem. Abra Perfil e toque em Adicionar dados. Caso contrário, você instala outro eSIM.',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: 'Depois, e todo o resto',
  questions: [
    {
      question: 'Minha viagem acabou. O que faço com o eSIM?',
      answer:
        'Desative o eSIM ou remova-o nas configurações quando os dias acabarem. Ele simplesmente termina, e nada mais é cobrado.',
    },
    {
      question: 'Tenho um celular novo. Posso transferir meu eSIM?',
      answer: (
        <>
          Os códigos funcionam uma só vez, então não dá para instalá-lo de novo. Se ainda restar muito nele,
          escreva para o <Link to={paths.support()}>suporte</Link> antes de se desfazer do celular antigo.
        </>
      ),
    },
    {
      question: 'O que vocês guardam sobre mim?',
      answer: (
        <>
          Guardamos o que é preciso para entregar seu eSIM e responder por ele, por um tempo limitado. A{' '}
          <Link to={paths.privacy()}>política de privacidade</Link> lista tudo, item por item.
        </>
      ),
    },
    {
      question: 'Somos uma empresa. Podemos comprar para uma equipe?',
      answer: (
        <>
          Sim. Conte para onde vão e quantas pessoas são na{' '}
          <Link to={paths.businessContact()}>página para empresas</Link>, e respondemos{' '}
          {SERVICE.businessReply}.
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
