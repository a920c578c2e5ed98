import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `Reembolso total até ${formatHours(hours)} após a compra, se o plano não tiver sido ativado nem usado.`
      : `Reembolso total até ${formatHours(hours)} após a compra, se o eSIM não tiver sido ativado nem usado.`,
  whole: (hours) =>
    `Você pode pedir reembolso total até ${formatHours(hours)} após a compra, se o eSIM não tiver sido ativado nem usado`,
  after:
    'Depois disso, ou assim que o eSIM tiver sido ativado ou usado, não reembolsamos um plano, a não ser que ele não funcione por uma falha nossa ou da rede que não possamos resolver, ou que a lei garanta mais a você.',
  broken:
    'Se um plano não funcionar por uma falha nossa ou da rede que não possamos resolver, fazemos o reembolso.',
  fault: 'Escreva para a gente enquanto estiver acontecendo, para podermos investigar.',
  undelivered:
    'Se não conseguirmos entregar, fazemos o reembolso de tudo o que você pagou. Você nem precisa pedir.',
  money: `Fazemos o reembolso na hora, no cartão ou na conta com que você pagou. ${BANK_TIME} Se você pagar duas vezes o mesmo pedido, reembolsamos o segundo pagamento automaticamente.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'Seu direito de desistência',
  link: WITHDRAW_LINK,
  confirm: 'Confirmar desistência',
  right: `Se você é consumidor na União Europeia, pode desistir do contrato em até ${WITHDRAWAL_DAYS}\u00A0dias, sem precisar dar nenhum motivo. O prazo começa no dia seguinte à confirmação do seu pagamento. Se o último dia cair em um sábado ou domingo, o prazo termina na segunda-feira seguinte.`,
  otherWay: 'Você também pode nos comunicar de qualquer outra forma clara, por exemplo por e-mail para',
  receipt:
    'Confirmamos na hora, por e-mail, o que recebemos e quando. Basta nos avisar antes do fim do prazo.',
  money: `Em seguida, devolvemos tudo o que você pagou, pela mesma forma de pagamento, sem demora e em no máximo ${WITHDRAWAL_DAYS}\u00A0dias. Isso não custa nada para você. ${BANK_TIME}`,
  ends: 'Ao finalizar a compra, você pede que a entrega seja imediata e confirma que sabe que o direito de desistência acaba assim que o eSIM, ou o plano adicionado a um eSIM, tiver sido ativado ou usado.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin: 'Peço a entrega imediata do meu plano, antes do fim dos 14\u00A0dias em que posso desistir.',
    ends: 'Sei que meu direito de desistência acaba assim que o plano tiver sido ativado ou usado.',
  },
};
