import { forPlace } from '../../domain/language-words.pt.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: 'Fatura',
  invoiceFailed: 'Não foi possível baixar a fatura',
  creditNote: 'Nota de crédito',
  creditNoteOf: (amount) => `Nota de crédito de ${amount}`,
  creditNoteFailed: 'Não foi possível baixar a nota de crédito',
  contractSummary: 'Resumo do contrato',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: 'Este pedido não foi pago',
  pending: 'Seu pagamento está sendo verificado',
  processing: 'Seu eSIM está a caminho',
  ready: 'Seu eSIM está pronto',
  refunding: 'Seu reembolso está a caminho',
  refunded: 'Seu dinheiro foi devolvido',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'Seus dados estão a caminho',
    ready: 'Seus dados foram adicionados',
  },
  install: 'Instale no seu celular',
  hidden: {
    title: 'Os códigos não aparecem mais aqui',
    text: (days) =>
      `Para o caso de o link ter sido compartilhado, esta página deixa de mostrar o QR code e os códigos de ativação ${days.used}\u00A0dias após o primeiro uso e, fora do navegador em que você comprou, ${days.link}\u00A0dias após a entrega. Você ainda os encontra no nosso e-mail e em Meus eSIMs, na sua conta ou no navegador em que comprou.`,
  },
  added: {
    title: 'Este plano está no seu eSIM',
    text: (iccid) => `Ele foi adicionado ao eSIM com ICCID final ${iccid}. Não há nada para instalar.`,
  },
  returnAsked: {
    heading: 'Um reembolso foi pedido',
    title: 'Consultamos a rede',
    text: (what, amount, from) =>
      what === 'plan'
        ? `A rede vai decidir se aceita a devolução deste plano. Se aceitar, devolvemos ${amount} para ${from}. Não use o plano até lá.`
        : `A rede vai decidir se aceita a devolução deste eSIM. Se aceitar, devolvemos ${amount} para ${from}. Não use o eSIM até lá.`,
  },
  unpaid: {
    text: 'Por isso, não há eSIM para ele. Você ainda pode comprar o mesmo plano.',
    late: 'O prazo da compra tinha expirado',
    title: 'O pagamento não foi concluído',
    back: 'Voltar ao pagamento',
  },
  refund: {
    comesBack: (amount, from) => `Vamos devolver ${amount} para ${from}`,
    isBack: (amount, from) => `Devolvemos ${amount} para ${from}`,
    whole: {
      refunding: 'Você vai receber de volta tudo o que pagou.',
      refunded: 'Você recebeu de volta tudo o que pagou.',
    },
    plans: (country) => `Planos ${forPlace(country)}`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`Não pague de novo. Assim que o pagamento for aprovado, seu eSIM vai aparecer aqui, e o enviaremos por e-mail para ${email}.`,
      plan: (email) =>
        phrase`Não pague de novo. Assim que o pagamento for aprovado, vamos adicionar os dados ao seu eSIM e enviar um e-mail para ${email}.`,
    },
  },
  paid: {
    title: 'Seu pagamento foi aprovado',
    eSIM: (email) =>
      phrase`A maioria dos eSIMs chega em menos de um minuto. Esta página mostra o seu assim que chegar. Você pode fechá-la. Enviaremos o eSIM por e-mail para ${email}.`,
    plan: (email) =>
      phrase`A maioria dos planos é adicionada em menos de um minuto. Esta página avisa quando o seu estiver pronto. Você pode fechá-la. Enviaremos um e-mail para ${email}.`,
  },
  checkAgain: 'Verificar de novo',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: 'Total',
    pending: 'Em verificação',
    processing: 'Pago',
    ready: 'Pago',
    refunding: 'Em devolução',
    refunded: 'Devolvido',
  },
  rows: {
    number: 'Número do pedido',
    iccid: 'ICCID',
    email: 'E-mail',
    paid: 'Pago em',
    paidWith: 'Pago com',
    ordered: 'Pedido em',
    returned: 'Devolvido',
    inPart: 'Reembolso parcial',
    goodwill: 'Reembolso de cortesia',
  },
  onTheWay: (amount) => `${amount}, a caminho`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'Guarde em uma conta',
    button: 'Entrar para salvar',
  },
  text: 'Assim você o encontra em qualquer aparelho, sem este link.',
  saved: 'Salvo na sua conta.',
  another: 'Este pedido está em outra conta.',
  user: {
    title: 'Guarde na sua conta',
    button: 'Salvar na minha conta',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`Você desistiu deste contrato em ${at}.`,
  until: (at) => phrase`Você recebe o reembolso total até ${at}, se não tiver usado.`,
  over: (at) => phrase`O prazo para devolver este pedido terminou em ${at}.`,
  stranger: {
    title: 'Precisamos saber se ele é seu',
    text: (mail, number) =>
      phrase`Podemos enviar um link para o endereço usado na compra, e ele funciona em qualquer aparelho. Não tem acesso a esse e-mail? Entre na conta em que o pedido está ou escreva para ${mail} com o número do pedido, ${number}.`,
    mail: 'Receber o link por e-mail',
  },
  mailed: {
    title: (to) => `Enviamos um e-mail para ${to}.`,
    text: (hours) =>
      `Abra o link dele em até ${hours}\u00A0horas para receber seu reembolso. Nada muda até lá.`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: 'Comprados juntos',
  states: {
    unpaid: 'Não pago',
    pending: 'Verificando o pagamento',
    processing: 'A caminho',
    ready: 'Pronto',
    refunding: 'Reembolso a caminho',
    refunded: 'Reembolsado',
  },
};
