import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'Nous n’avons pas pu livrer cette eSIM.'
        : 'Nous n’avons pas pu ajouter ce forfait à votre eSIM.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'Vous avez exercé votre droit de rétractation avant la livraison de cette eSIM.'
        : 'Vous avez exercé votre droit de rétractation avant l’ajout de ce forfait à votre eSIM.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'Vous avez rendu cette eSIM.' : 'Vous avez rendu ce forfait.';
    case 'returned_by_us':
      return 'Nous avons remboursé cette commande.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'Cette commande a été payée deux fois',
    text: 'Nous remboursons automatiquement l’intégralité du second paiement.',
  },
  paid_too_late: {
    title: 'Ce paiement est arrivé trop tard',
    text: 'Votre session de paiement avait déjà expiré. Nous le remboursons intégralement et automatiquement.',
  },
};
