import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: 'Son remplacement est en cours',
  unpaid: 'Non payée',
  paid: 'En cours de livraison',
  ordering: 'En cours de livraison',
  refunding: 'Votre remboursement est en cours',
  refunded: 'Remboursement effectué',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'Un remboursement a été demandé',
  replacement_asked: 'Son remplacement est en cours',
  ready: 'Prête à installer',
  in_use: 'En cours d’utilisation',
  used_up: 'Toutes les données sont utilisées',
  expired: 'Ce forfait est terminé',
  lapsed: 'Jamais utilisée, et périmée',
  taken_back: 'Reprise',
  unreadable: 'Prête à installer',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = 'Prête à l’emploi';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: 'Cette commande n’a pas encore d’eSIM.',
    returned: 'Cette eSIM a été remboursée, ou va l’être. Elle ne fonctionne donc plus.',
    returning: 'Cette eSIM est en train d’être reprise pour un remboursement.',
    taken_back: 'Le réseau a repris cette eSIM. Elle ne fonctionne donc plus.',
  },
  plan: {
    not_delivered: 'Cette commande n’a pas encore de forfait.',
    returned: 'Ce forfait a été remboursé, ou va l’être. Il ne fonctionne donc plus.',
    returning: 'Ce forfait est en train d’être repris pour un remboursement.',
    taken_back: 'Le réseau a repris ce forfait. Il ne fonctionne donc plus.',
  },
  both: {
    replacing:
      'Cette eSIM est en cours de remplacement. Nous enverrons les codes de la nouvelle par e-mail dès qu’elle sera prête.',
    over: 'Le forfait de cette commande est terminé. Il n’y a donc plus rien à installer.',
    top_up: 'Ce forfait a été ajouté à une eSIM qui a déjà ses codes.',
    erased: 'Cette commande a été effacée. Plus rien ne permet d’en identifier l’acheteur.',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: 'Cette commande n’a aucune eSIM à rendre.',
    returned: 'Cette eSIM a été remboursée, ou va l’être.',
    used: 'Cette eSIM a été activée ou utilisée. Elle n’est donc plus remboursable.',
    not_taken_back:
      'Le réseau ne reprend pas cette eSIM. Nous ne pouvons donc pas la rembourser automatiquement. Écrivez-nous.',
    too_old:
      'Le réseau ne reprend cette eSIM que pendant quelques semaines, qui sont passées. Nous ne pouvons donc pas la rembourser automatiquement. Écrivez-nous.',
    too_many:
      'Plusieurs achats ont été rendus récemment avec cette carte ou cette adresse e-mail. Nous examinons donc celui-ci nous-mêmes. Écrivez à notre assistance, et nous vous aiderons pour cette eSIM.',
    too_late: (time) => `Une eSIM est remboursable pendant ${time} après l’achat. Ce délai est passé.`,
  },
  plan: {
    not_delivered: 'Cette commande n’a aucun forfait à rendre.',
    returned: 'Ce forfait a été remboursé, ou va l’être.',
    used: 'Ce forfait a été activé ou utilisé. Il n’est donc plus remboursable.',
    not_taken_back:
      'Le réseau ne reprend pas ce forfait. Nous ne pouvons donc pas le rembourser automatiquement. Écrivez-nous.',
    too_old:
      'Le réseau ne reprend ce forfait que pendant quelques semaines, qui sont passées. Nous ne pouvons donc pas le rembourser automatiquement. Écrivez-nous.',
    too_many:
      'Plusieurs achats ont été rendus récemment avec cette carte ou cette adresse e-mail. Nous examinons donc celui-ci nous-mêmes. Écrivez à notre assistance, et nous vous aiderons pour ce forfait.',
    too_late: (time) => `Un forfait est remboursable pendant ${time} après l’achat. Ce délai est passé.`,
  },
  both: {
    disputed: 'Votre banque examine ce paiement. C’est donc elle qui décide du remboursement.',
    charged_back:
      'Ce paiement a été annulé par votre banque ou votre service de paiement. Il n’y a donc plus rien à rembourser.',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: 'Cette commande n’a pas été payée. Il n’y a donc aucun contrat dont se rétracter.',
  returned: 'Cette commande a été remboursée, ou va l’être. Il n’y a donc plus rien dont se rétracter.',
  too_late: 'Le délai de rétractation de ce contrat est passé.',
};
