import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: 'Uma compra',
    holds:
      'Nome e endereço de e-mail, um segundo endereço, se você informou, o plano, quanto custou, como você pagou e a referência do provedor de pagamento, os horários, o parceiro que indicou a loja, se houve um, e uma forma embaralhada do cookie de convidado, que mostra em qual navegador foi feita a compra.',
    until: `Até ${formatSpan(RETENTION.guestPurchase)} depois de uma compra sem conta, ou enquanto a conta existir. Depois, tudo o que aponta para você é apagado, e ficam só os dados contábeis.`,
  },
  {
    what: 'Uma compra não paga',
    holds: 'O mesmo, na medida em que você preencheu e enviou.',
    until: `${formatSpan(RETENTION.unpaidCheckout)}.`,
  },
  {
    what: 'Um eSIM',
    holds: 'O número (ICCID), os códigos em forma criptografada, o plano e quantos dados restam.',
    until:
      'Pelo mesmo tempo que a compra. Depois, os códigos são apagados, e o número fica com os registros contábeis.',
  },
  {
    what: 'A desistência de um contrato',
    holds:
      'O nome e o endereço de e-mail que você informa para isso, quando a recebemos e o que veio depois. O que você aceitou na compra sobre a entrega imediata, e quando.',
    until:
      'Pelo mesmo tempo que a compra. Depois, apagamos o nome e o endereço, e só o fato da desistência fica com os registros contábeis.',
  },
  {
    what: 'Uma conta',
    holds:
      'Nome, endereço de e-mail, se o endereço está confirmado, o idioma que você escolheu ou em que comprou, sua senha em uma forma que não pode ser revertida, ou o número com que um provedor de login conhece você.',
    until: `Até ${formatSpan(RETENTION.account)} depois da sua última interação, ou até você excluí-la.`,
  },
  {
    what: 'Um cartão salvo',
    holds:
      'Que você pediu para salvar e o número com que a Stripe conhece você. Quem guarda o cartão é a Stripe, e nós vemos a bandeira, os quatro últimos dígitos e a data de validade.',
    until: 'Até você remover o cartão ou excluir sua conta. Aí a Stripe também o exclui.',
  },
  {
    what: 'Um acesso à conta',
    holds:
      'Quando uma sessão começou, quando foi usada pela última vez e em que tipo de navegador. Não tem endereço IP.',
    until: 'Até você sair, 7 dias depois do último uso ou 30 dias depois de ter entrado.',
  },
  {
    what: 'E-mails para você',
    holds: 'Que um e-mail foi enviado, de que tipo, quando e para qual endereço. Não guardamos o texto.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'Um pedido de empresa',
    holds:
      'O que você escreve no formulário, se pediu novidades, seu consentimento, o horário, o tipo de navegador e em que ponto está nossa resposta.',
    until: `Até ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'Mensagens dos provedores de pagamento',
    holds: 'O número, o tipo e o pagamento a que se referem, mas nenhum nome.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'Um bloqueio',
    holds:
      'O endereço de e-mail de alguém para quem não vendemos mais, por exemplo depois de uma fraude, desde quando e por quê.',
    until: 'Até retirarmos o bloqueio, mesmo depois de apagarmos o resto, porque apagá-lo seria retirá-lo.',
  },
  {
    what: 'Contagens contra abusos',
    holds:
      'Quantas vezes algo foi tentado de um endereço IP ou para uma conta, os dois em uma forma que não pode ser revertida.',
    until: 'Cerca de um dia.',
  },
  {
    what: 'Buscas sem resultado',
    holds:
      'O que foi digitado, se tiver no máximo 40 letras e nenhum dígito nem @, para que possamos ensinar nomes novos à busca. Junto, guardamos um número de 0 a 255 que milhares de navegadores compartilham. Ele nos diz se várias pessoas sentem falta do mesmo lugar, não quem elas são. Não guardamos cookie nem endereço IP.',
    until: `${formatSpan(RETENTION.missedSearch)}.`,
  },
  {
    what: 'Registros contábeis',
    holds:
      'Valores, datas, planos, referências de pagamento e de reembolso, e faturas e notas de crédito como foram emitidas. Seu nome e seu endereço de e-mail só ficam neles enquanto guardamos sua compra. Depois, apagamos os dois ali também.',
    until:
      'Pelo tempo que as leis tributárias e contábeis nos obrigam a mantê-los, mesmo depois de apagarmos o resto.',
  },
  {
    what: 'Dados para o IVA',
    holds:
      'Se o preço inclui IVA: o país do seu cartão, o do endereço recebido com o pagamento, o do seu endereço IP e o do seu eSIM, e o valor do imposto. Sem nome e sem endereço.',
    until: `${formatSpan(RETENTION.taxFacts)} após o fim do ano da compra, porque a legislação da UE exige, mesmo depois de apagarmos o resto.`,
  },
];
