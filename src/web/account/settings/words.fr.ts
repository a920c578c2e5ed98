import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'Supprimer le compte',
  what: 'Votre compte, votre liste d’eSIM et vos données personnelles sont supprimés. Les documents fiscaux sont conservés, sans votre nom.',
  question: 'Supprimer votre compte\u202F?',
  yes: 'Supprimer définitivement',
  warning:
    'Vous ne verrez plus vos eSIM, leurs codes ni vos commandes. Une eSIM installée sur votre téléphone continue de fonctionner. Cette action est irréversible.',
  email: 'Adresse e\u2011mail',
  emailHint: (email) => `Saisissez ${email} pour confirmer.`,
  password: 'Votre mot de passe',
  passwordHint: (google) =>
    google
      ? 'Si vous vous connectez avec Google sans mot de passe, laissez ce champ vide.'
      : 'Si vous n’avez pas de mot de passe, laissez ce champ vide.',
  failed: 'Rien n’a été supprimé.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'E-mail',
  verified: 'Vérifié',
  unverified: 'Non vérifié',
  hint: 'Ouvrez le lien de notre e\u2011mail en restant connecté ici. Il peut mettre une minute à arriver.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'Votre nom est enregistré.',
  title: 'Nom',
  label: 'Votre nom',
  hint: 'Le prénom d’abord. Il sera déjà rempli au moment de payer.',
  save: 'Enregistrer',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'Votre mot de passe a été modifié. Les autres appareils sont déconnectés.',
  title: 'Mot de passe',
  open: 'Modifier ou définir votre mot de passe',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  save: 'Changer le mot de passe',
  noPassword: (google) =>
    google
      ? 'Inscrit avec Google, ou mot de passe oublié\u202F?'
      : 'Pas encore de mot de passe, ou oublié\u202F?',
  sendLink: 'Recevoir un lien pour définir un mot de passe',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'Cartes enregistrées',
  what: 'Stripe, notre prestataire de paiement, les conserve et ne les débite que si vous appuyez sur Acheter. Nous n’en voyons pas plus que vous ici.',
  failed: 'Nous n’avons pas pu charger vos cartes enregistrées.',
  removed: (card) => `Carte supprimée\u00A0: ${card}.`,
  none: 'Aucune carte enregistrée. Pour en garder une, cochez «\u00A0Enregistrer cette carte pour la prochaine fois\u00A0» au moment de payer.',
  expired: (until) => `Expirée fin ${until}`,
  valid: (until) => `Valable jusqu’à fin ${until}`,
  remove: 'Supprimer',
  stillSaved: 'La carte est toujours enregistrée.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'Où vous êtes connecté',
  hint: 'Vous ne reconnaissez pas l’un de ces appareils\u202F? Déconnectez-le et changez votre mot de passe.',
  failed: 'Nous n’avons pas pu charger la liste.',
  allEnded: 'Vous êtes déconnecté partout ailleurs.',
  nothingChanged: 'Rien n’a été modifié.',
  endOthers: 'Se déconnecter partout ailleurs',
  ended: (device) => `Appareil déconnecté\u00A0: ${device}.`,
  thisDevice: 'Cet appareil',
  lastUsed: (ago) => phrase`Dernière utilisation\u00A0: ${ago}`,
  end: 'Déconnecter',
  stillSignedIn: 'Il est toujours connecté.',
};
