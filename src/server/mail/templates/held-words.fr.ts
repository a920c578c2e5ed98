import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: 'Votre paiement est en cours de vérification',
    lead: {
      eSIM: ({ country, method }) =>
        `merci d’avoir commandé une eSIM (${country}). Le paiement est encore en cours de vérification (${method}).`,
      plan: ({ country, method }) =>
        `merci d’avoir commandé un forfait (${country}). Le paiement est encore en cours de vérification (${method}).`,
    },
    next: {
      eSIM: 'Cela peut prendre quelques minutes, ou quelques jours pour un virement bancaire. Dès que le paiement est validé, nous vous envoyons votre eSIM par e-mail. Vous n’avez rien à faire, et surtout pas à payer de nouveau.',
      plan: 'Cela peut prendre quelques minutes, ou quelques jours pour un virement bancaire. Dès que le paiement est validé, nous ajoutons le forfait à votre eSIM. Vous n’avez rien à faire, et surtout pas à payer de nouveau.',
    },
    action: 'Suivre votre commande',
    total: 'En vérification',
  },
  denied: {
    subject: 'Votre paiement n’a pas abouti',
    lead: {
      eSIM: ({ country, method }) =>
        `le paiement de votre eSIM (${country}) a été vérifié et n’a pas abouti (${method}).`,
      plan: ({ country, method }) =>
        `le paiement de votre forfait (${country}) a été vérifié et n’a pas abouti (${method}).`,
    },
    next: {
      eSIM: 'Nous n’avons pas reçu d’argent, et la commande est donc annulée. Si vous voulez toujours l’eSIM, commandez-la de nouveau et payez autrement.',
      plan: 'Nous n’avons pas reçu d’argent, et la commande est donc annulée. Si vous voulez toujours le forfait, commandez-le de nouveau et payez autrement.',
    },
    total: 'Non débité',
  },
};
