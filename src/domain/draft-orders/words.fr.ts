import type * as source from './words.ts';

export const draftOrderWords: typeof source.draftOrderWords = {
  offer: 'Offre',
  proForma: 'Facture pro forma',
  title: (number) => `Votre offre ${number}`,
  validUntil: 'Valable jusqu’au',
  dueBy: 'Date d’échéance',
  reference: 'Référence du paiement',
  purchaseOrder: 'Bon de commande',
  invoiceTerms: (days) => `Virement bancaire sous ${days} après votre acceptation`,
  accountTerms: (days) => `Sur votre compte client, payable sous ${days}`,
  times: (quantity, what) => `${quantity} × ${what}`,
  tier: (from, unit) => `À partir de ${from}\u00A0: ${unit} l’unité`,
  taxOff: 'TVA que vous déclarez vous-même',
  total: 'Total',
  received: 'Déjà reçu',
  pdf: 'Télécharger en PDF',
  pay: 'Accepter et payer',
  accept: 'Accepter l’offre',
  acceptOrder: 'Accepter et commander',
  bank: {
    title: 'Coordonnées pour votre virement',
    holder: 'Titulaire du compte',
    bank: 'Banque',
    account: 'Numéro de compte',
    bic: 'BIC',
  },
  states: {
    open: 'Vérifiez les forfaits et le prix. Si tout est correct, acceptez l’offre.',
    accepted: 'Merci. Nous envoyons vos eSIM dès que votre virement est arrivé.',
    placed: 'Vos eSIM sont commandées. Chacune a sa propre page, avec son QR code.',
    expired: 'Cette offre a expiré. Écrivez-nous et nous vous en ferons une nouvelle.',
    canceled: 'Cette offre n’est plus valable. Écrivez-nous si vous avez une question.',
  },
  orders: 'Vos eSIM',
  missing: 'Nous ne trouvons pas cette offre',
  mail: {
    subject: (number, shop) => `Votre offre ${number} de ${shop}`,
    preview: 'Ouvrez-la pour voir les forfaits et le prix, et pour l’accepter.',
    lead: 'nous avons préparé une offre pour vous. Elle se trouve sur sa page et dans le PDF.',
    button: 'Voir l’offre',
    again: 'Ne transmettez pas ce lien\u00A0: quiconque l’a peut accepter l’offre et en voir les eSIM.',
    reminder: {
      subject: (number) => `Rappel de paiement\u00A0: ${number}`,
      preview: 'Le PDF indique le montant dû et où l’envoyer.',
      lead: (number, day) =>
        `votre paiement pour ${number} était attendu le ${day}, et nous ne l’avons pas encore reçu en totalité. Si vous venez de payer, ne tenez pas compte de cet e-mail.`,
      button: 'Voir la commande',
    },
  },
  many: (count) =>
    `Les ${count} eSIM de votre commande sont sur sa page. Ouvrez chacune d’elles pour voir son QR code.`,
};
