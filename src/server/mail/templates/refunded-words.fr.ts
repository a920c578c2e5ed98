import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

type Source = typeof source.refundedWords;

const late = DUPLICATE_WORDS.paid_too_late;

const eSIM: Source['eSIM'] = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `nous sommes désolés de n’avoir pas pu préparer à temps votre eSIM (${country}) et avons remboursé ${isRest ? 'le reste' : 'la totalité'}, ${amount}.`,
    happened: `${refundSentence('undelivered', 'eSIM')} Votre paiement a abouti, mais le réseau ne nous a pas fourni d’eSIM à temps. Plutôt que de vous faire attendre, nous avons annulé la commande. Il n’y a rien à installer.`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `nous avons annulé votre commande d’une eSIM (${country}), comme vous l’avez demandé, et remboursé ${isRest ? 'le reste' : 'la totalité'}, ${amount}.`,
    happened: `${refundSentence('withdrawn', 'eSIM')} Il n’y a donc rien à installer.`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `votre eSIM (${country}) a été rendue, comme vous l’avez demandé, et nous avons remboursé ${isRest ? 'le reste' : 'la totalité'}, ${amount}.`,
    happened: `${refundSentence('returned_by_you', 'eSIM')} Elle a été reprise avant l’envoi de l’argent. On ne peut plus l’installer ni l’utiliser.`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `nous avons annulé votre commande d’une eSIM (${country}) et remboursé ${isRest ? 'le reste' : 'la totalité'}, ${amount}.`,
    happened: `${refundSentence('returned_by_us', 'eSIM')} Nous avons repris l’eSIM. Ne l’installez pas et ne l’utilisez pas.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')} Aucune eSIM n’a été livrée. Il n’y a donc rien à installer.`,
  },
};

const plan: Source['plan'] = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `nous sommes désolés de n’avoir pas pu ajouter votre forfait (${country}) à l’eSIM dont l’ICCID se termine par ${iccid}. Nous avons remboursé ${isRest ? 'le reste' : 'la totalité'}, ${amount}.`,
    happened: `${refundSentence('undelivered', 'plan')} Votre paiement a abouti, mais le réseau n’a pas accepté le forfait. Plutôt que de vous faire attendre, nous avons annulé la commande. Ce qui était déjà sur votre eSIM ne change pas.`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `nous avons annulé votre commande d’un forfait (${country}) pour l’eSIM dont l’ICCID se termine par ${iccid}, comme vous l’avez demandé, et remboursé ${isRest ? 'le reste' : 'la totalité'}, ${amount}.`,
    happened: `${refundSentence('withdrawn', 'plan')} Ce qui s’y trouvait déjà ne change pas.`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `le forfait (${country}) de l’eSIM dont l’ICCID se termine par ${iccid} a été rendu, comme vous l’avez demandé, et nous avons remboursé ${isRest ? 'le reste' : 'la totalité'}, ${amount}.`,
    happened: `${refundSentence('returned_by_you', 'plan')} Il a été retiré de l’eSIM avant l’envoi de l’argent. Les autres forfaits de l’eSIM ne changent pas.`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `nous avons annulé votre commande d’un forfait (${country}) pour l’eSIM dont l’ICCID se termine par ${iccid} et remboursé ${isRest ? 'le reste' : 'la totalité'}, ${amount}.`,
    happened: `${refundSentence('returned_by_us', 'plan')} Nous avons retiré le forfait de l’eSIM. Les autres forfaits de l’eSIM ne changent pas.`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')} Le forfait n’a pas été ajouté. Ce qui était déjà sur votre eSIM ne change pas.`,
  },
};

export const refundedWords: Source = {
  subject: 'Votre remboursement est en route',
  preview: (amount, method) => `Nous remboursons ${amount} sur ${method}. Vous n’avez rien à faire.`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) =>
      `votre commande (${country}) a été payée deux fois. Nous avons remboursé le second paiement de ${amount}.`,
    happened: 'Nous avons reçu deux paiements pour une même commande.',
    next: (amount, method) =>
      `Nous remboursons ${amount} sur ${method}. ${BANK_TIME} Vous n’avez rien à faire.`,
    stands: {
      lead: (country, amount) =>
        `votre commande (${country}) a été payée deux fois. Une seule fois suffit, et nous avons donc remboursé le second paiement de ${amount}.`,
      happened:
        'Nous avons reçu deux paiements pour une même commande. Le premier l’a réglée, et ce remboursement ne change rien à votre eSIM.',
      seeEsim: 'Votre eSIM et ses codes se trouvent aussi sur votre page de commande.',
      seePlan: 'Votre page de commande indique quelle eSIM a reçu le forfait.',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `votre paiement de ${amount} (${country}) nous est parvenu après l’expiration de la session de paiement. Nous l’avons donc remboursé.`,
    happened: `${late.title}. ${late.text} Il n’y a pas d’eSIM pour ce paiement.`,
  },
  free: {
    subject: 'Votre commande a été annulée',
    preview: 'Elle était gratuite\u00A0: il n’y a rien à rembourser. Vous n’avez rien à faire.',
    lead: (country) =>
      `nous avons annulé votre commande (${country}). Elle était gratuite\u00A0: il n’y a rien à rembourser.`,
    happened: 'La commande est terminée. Si vous avez son eSIM, ne l’installez pas et ne l’utilisez pas.',
    undelivered:
      'Le réseau n’a pas fourni à temps ce que vous aviez commandé, nous avons donc annulé la commande. Il n’y a rien à installer.',
  },
  happenedTitle: 'Ce qui s’est passé',
  next: ({ amount, isRest }, method) =>
    `Nous remboursons ${isRest ? 'le reste' : 'la totalité'}, ${amount}, sur ${method}. ${BANK_TIME} Vous n’avez rien à faire.`,
  seeOthers: 'Voir d’autres forfaits',
  refund: {
    title: 'Votre remboursement',
    before: 'Déjà remboursé',
    total: 'Remboursé intégralement',
    rest: 'Remboursé maintenant',
  },
};
