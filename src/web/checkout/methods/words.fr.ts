import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'Informations de carte',
  loading: 'Chargement du formulaire…',
  failed: 'Le formulaire de carte ne s’est pas chargé.',
  otherWays: (other) =>
    `Un bloqueur de publicités ou votre réseau bloque peut-être Stripe, notre prestataire de paiement. ${other ? `${other} n’en a pas besoin.` : 'Désactivez le bloqueur sur cette page, ou changez de navigateur ou de réseau.'}`,
  complete: 'Les informations de carte sont complètes',
  incomplete: 'Complétez les informations de carte',
  who: 'Stripe gère le paiement. Nous ne voyons jamais votre numéro de carte.',
};

export const methodWords: typeof source.methodWords = {
  title: 'Moyen de paiement',
  card: 'Carte de crédit ou de débit',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `${name} ouvre sa propre page, puis vous ramène ici.`,
  paypalHint: 'PayPal s’ouvre dans sa propre fenêtre, puis vous ramène ici.',
  currency: 'Devise',
  notIn: (name, currency) => `${name} n’accepte pas les paiements en ${currency}. Payez par carte.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'Chargement de PayPal…',
  failed: {
    title: 'PayPal ne s’est pas chargé.',
    text: 'Vous pouvez réessayer, ou payer par carte.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'Enregistrer cette carte pour la prochaine fois',
  hint: 'Stripe, notre prestataire de paiement, la conserve. Nous n’en voyons que les quatre derniers chiffres. Elle n’est débitée que si vous appuyez sur Acheter. Vous pouvez la supprimer à tout moment dans votre tableau de bord.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'Quelle carte',
  other: 'Utiliser une autre carte',
};
