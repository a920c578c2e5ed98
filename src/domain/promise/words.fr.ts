import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `Intégralement remboursable pendant ${formatHours(hours)} si le forfait n’a été ni activé ni utilisé.`
      : `Intégralement remboursable pendant ${formatHours(hours)} si l’eSIM n’a été ni activée ni utilisée.`,
  whole: (hours) =>
    `Vous pouvez obtenir un remboursement intégral pendant ${formatHours(hours)} après l’achat si l’eSIM n’a été ni activée ni utilisée`,
  after:
    'Passé ce délai, ou dès que l’eSIM a été activée ou utilisée, nous ne remboursons plus un forfait, sauf s’il ne fonctionne pas à cause d’une défaillance de notre part ou du réseau que nous ne pouvons pas corriger, ou si la loi vous accorde davantage.',
  broken:
    'Si un forfait ne fonctionne pas à cause d’une défaillance de notre part ou du réseau que nous ne pouvons pas corriger, nous le remboursons.',
  fault: 'Écrivez-nous pendant que le problème se produit, pour que nous puissions l’examiner.',
  undelivered:
    'Si nous ne pouvons pas livrer, nous remboursons tout ce que vous avez payé. Vous n’avez rien à demander.',
  money: `Nous remboursons aussitôt la carte ou le compte avec lequel vous avez payé. ${BANK_TIME} Si vous payez deux fois la même commande, nous remboursons automatiquement le second paiement.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'Votre droit de rétractation',
  link: WITHDRAW_LINK,
  confirm: 'Confirmer la rétractation',
  right: `Si vous êtes un consommateur dans l’Union européenne, vous disposez d’un délai de ${WITHDRAWAL_DAYS}\u00A0jours pour vous rétracter de votre contrat sans donner de motif. Ce délai commence le lendemain de la validation de votre paiement. S’il expire un samedi ou un dimanche, il est prolongé jusqu’au lundi suivant.`,
  otherWay:
    'Vous pouvez aussi nous informer par toute autre déclaration dénuée d’ambiguïté, par exemple par e-mail à',
  receipt:
    'Nous vous confirmons aussitôt par e-mail ce que nous avons reçu, et quand. Il suffit de nous prévenir avant la fin du délai.',
  money: `Nous vous remboursons alors tout ce que vous avez payé, par le même moyen de paiement, sans retard injustifié et au plus tard dans les ${WITHDRAWAL_DAYS}\u00A0jours. Cela ne vous coûte rien. ${BANK_TIME}`,
  ends: 'Au moment du paiement, vous nous demandez de livrer immédiatement et vous reconnaissez savoir que le droit de rétractation prend fin dès que l’eSIM, ou le forfait ajouté à une eSIM, a été activé ou utilisé.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin:
      'Je demande la livraison immédiate de mon forfait, avant la fin du délai de rétractation de 14\u00A0jours.',
    ends: 'Je sais que mon droit de rétractation prend fin dès que le forfait a été activé ou utilisé.',
  },
};
