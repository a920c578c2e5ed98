import { counted } from '../../../domain/language-words.fr.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'Le lien fonctionne une seule fois, pendant une heure.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'Confirmez votre adresse e-mail',
  lead: 'confirmez que cette adresse e-mail est bien la vôtre.',
  why: 'Tout ce que vous avez acheté avec elle, commandes d’invité comprises, sera alors dans votre compte. Ouvrez le lien dans le navigateur où vous êtes connecté.',
  action: 'Confirmer l’adresse',
  expiry: oneHour,
  ignore:
    'Vous n’avez pas créé de compte chez nous\u202F? Ignorez cet e-mail. Sans votre clic, le compte reste vide.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'Choisissez un nouveau mot de passe',
  lead: 'vous avez demandé un nouveau mot de passe pour votre compte.',
  why: 'Dès qu’il sera choisi, tous vos appareils seront déconnectés, et vous vous reconnecterez avec lui.',
  action: 'Choisir un mot de passe',
  expiry: oneHour,
  ignore: 'Vous n’avez rien demandé\u202F? Ignorez cet e-mail. Votre mot de passe ne change pas.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'Votre compte attend son mot de passe',
  lead: 'vous avez demandé un compte en achetant votre eSIM. Votre achat s’y trouve déjà.',
  why: 'Choisissez un mot de passe pour voir vos eSIM, leurs codes et les données restantes sur tous vos appareils.',
  action: 'Choisir un mot de passe',
  expiry: (days) =>
    `Le lien fonctionne une seule fois, pendant ${counted(days, 'jour')}. Ensuite, «\u00A0Mot de passe oublié\u202F?\u00A0», à la connexion, vous en envoie un nouveau.`,
  ignore:
    'Vous n’avez rien acheté chez nous\u202F? Ignorez cet e-mail. Sans ce lien, personne ne peut se connecter à ce compte.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'Ajoutez cet achat à votre compte',
  lead: (plan) =>
    `une eSIM (${plan}) a été achetée avec cette adresse, sans connexion. Vous avez déjà un compte chez nous.`,
  why: (order) =>
    `Si c’était vous, ouvrez la commande ${order}, connectez-vous et appuyez sur «\u00A0Enregistrer dans mon compte\u00A0». Vous ne connaissez plus votre mot de passe\u202F? «\u00A0Mot de passe oublié\u202F?\u00A0», à la connexion, vous permet d’en choisir un nouveau.`,
  action: 'Ouvrir la commande',
  expiry: 'Toute personne qui a ce lien peut voir la commande. Gardez-le donc pour vous.',
  ignore: 'Ce n’était pas vous\u202F? Ignorez cet e-mail. Votre compte ne change pas.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'Rendre cette eSIM\u202F?',
  lead: (order, plan) =>
    `le remboursement de l’eSIM de la commande ${order} (${plan}) a été demandé. Elle a été achetée avec cette adresse, et nous n’avons pas pu savoir si la demande venait de vous.`,
  why: 'Si vous le souhaitez, ouvrez la page et appuyez sur le bouton. L’eSIM cesse de fonctionner, et la totalité du prix est remboursée sur la carte ou le compte utilisé.',
  action: 'Voir la demande',
  expiry: (hours) => `Le lien fonctionne une seule fois, pendant ${counted(hours, 'heure')}.`,
  ignore: 'Vous ne le souhaitez pas\u202F? Ignorez cet e-mail. L’eSIM ne change pas.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'Confirmez votre rétractation',
  lead: (order, plan) =>
    `la rétractation du contrat de la commande ${order} (${plan}) a été demandée. Cette commande a été passée avec cette adresse.`,
  why: (moment) =>
    `Si c’était vous, ouvrez la page et appuyez sur «\u00A0${withdrawalPromise.confirm}\u00A0». La demande compte à partir du ${moment}.`,
  action: withdrawalPromise.link,
  expiry: (days) => `Le lien fonctionne pendant ${counted(days, 'jour')}.`,
  ignore: 'Vous ne le souhaitez pas\u202F? Ignorez cet e-mail. Rien ne change.',
};
