import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `Rimborso completo entro ${formatHours(hours)} se il piano non è stato attivato né usato.`
      : `Rimborso completo entro ${formatHours(hours)} se l’eSIM non è stata attivata né usata.`,
  whole: (hours) =>
    `Puoi avere un rimborso completo entro ${formatHours(hours)} dall’acquisto se l’eSIM non è stata attivata né usata`,
  after:
    'Passato questo termine, o una volta che l’eSIM è stata attivata o usata, non rimborsiamo più un piano, a meno che non funzioni per un guasto nostro o della rete che non riusciamo a risolvere, o che la legge ti riconosca di più.',
  broken:
    'Se un piano non funziona per un guasto nostro o della rete che non riusciamo a risolvere, lo rimborsiamo.',
  fault: 'Scrivici mentre succede, così possiamo capire da dove viene il problema.',
  undelivered: 'Se non riusciamo a consegnare, rimborsiamo tutto quello che hai pagato. Non serve chiederlo.',
  money: `Rimborsiamo subito la carta o il conto con cui hai pagato. ${BANK_TIME} Se paghi due volte lo stesso ordine, rimborsiamo il secondo pagamento in automatico.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'Il tuo diritto di recesso',
  link: WITHDRAW_LINK,
  confirm: 'Conferma il recesso',
  right: `Se sei un consumatore nell’Unione europea, puoi recedere dal contratto entro ${WITHDRAWAL_DAYS} giorni senza indicarne le ragioni. Il termine decorre dal giorno successivo a quello in cui il pagamento è andato a buon fine. Se l’ultimo giorno è un sabato o una domenica, il termine scade il lunedì successivo.`,
  otherWay: 'Puoi informarci anche con qualsiasi altra dichiarazione esplicita, per esempio con un’email a',
  receipt:
    'Ti confermiamo subito via email che cosa abbiamo ricevuto e quando. Basta che ci informi prima della scadenza del termine.',
  money: `Ti restituiamo allora tutto quello che hai pagato, con lo stesso mezzo di pagamento, senza indebito ritardo e al più tardi entro ${WITHDRAWAL_DAYS} giorni. Non ti costa nulla. ${BANK_TIME}`,
  ends: 'Al momento del pagamento ci chiedi di consegnare subito e confermi di sapere che il diritto di recesso si perde appena l’eSIM, o il piano aggiunto a un’eSIM, viene attivato o usato.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin:
      'Chiedo la consegna immediata del mio piano, prima che scadano i 14\u00A0giorni entro cui posso recedere.',
    ends: 'So che perdo il diritto di recesso appena il piano viene attivato o usato.',
  },
};
