import { LOCALE } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'Type d’appareil',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8…' },
  },
  search: (kind) => `Rechercher un modèle\u00A0: ${kind}`,
  checked: (models, last) =>
    `Nous avons vérifié ces ${models}\u00A0modèles pour la dernière fois en ${month(last)}. Un modèle plus récent fonctionne sans doute aussi. Cherchez «\u00A0Ajouter une eSIM\u00A0» dans ses réglages.`,
  noScript: 'La recherche a besoin de JavaScript. Ces modèles acceptent une eSIM.',
  apple: 'Apple',
};

/** 'août 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'Saisissez le modèle de votre appareil pour vérifier sa compatibilité',
  none: 'Aucun appareil ne correspond à votre recherche.',
  found: (devices) => (devices < 2 ? `${devices} appareil trouvé` : `${devices} appareils trouvés`),
  name: 'Appareils qui acceptent une eSIM',
  note: (device, note) => `${device}\u00A0: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`Quel que soit le modèle, votre téléphone doit être ${unlocked}. Un téléphone lié à un opérateur n’accepte pas l’eSIM d’un autre. Sur un iPhone, Réglages, Général, Informations indique «\u00A0Aucune restriction SIM\u00A0».`,
  unlocked: 'débloqué',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'Installer sur cet iPhone',
      text: 'L’e\u2011mail contient le bouton «\u00A0Installer sur iPhone\u00A0». À partir d’iOS 17.4, vous n’avez rien à scanner ni à saisir.',
    },
    Android: {
      title: 'Installer sur ce téléphone',
      text: 'L’e\u2011mail contient le bouton «\u00A0Installer sur Android\u00A0». Certains téléphones ne peuvent pas ouvrir leur installation depuis un lien.',
    },
  },
  steps: 'Voici toutes les étapes.',
  fits: 'Accepte-t-il une eSIM\u202F?',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'Votre appareil',
  method: 'Comment installer',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'Chargement…',
  failed: {
    title: 'Nous n’avons pas pu charger vos codes',
    text: 'Les étapes ci-dessous sont les mêmes, et votre eSIM est en sécurité. Vérifiez votre connexion et réessayez.',
    again: 'Réessayer',
  },
  unknown: {
    title: 'Ce navigateur ne connaît pas cette eSIM',
    text: (signIn) =>
      phrase`Ouvrez le lien dans l’e\u2011mail de votre commande, ou ${signIn}. Les étapes ci-dessous sont les mêmes pour toutes les eSIM.`,
    signIn: 'connectez-vous',
  },
  ready: {
    title: (place) => `Votre eSIM ${place} est prête`,
    text: 'Ses codes sont dans les étapes ci-dessous.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'Installez avant de partir',
    how: 'Chez vous, vous avez le Wi-Fi, un deuxième écran pour le QR code, et le temps. Pour la plupart des forfaits, l’installation ne lance pas vos jours. La fiche du forfait le précise.',
  },
  wait: {
    what: 'Attendez l’enregistrement, 2\u00A0à\u00A03\u00A0minutes',
    how: 'La première fois, l’eSIM doit se présenter au réseau. Cela vaut aussi pour vos premières minutes après l’atterrissage.',
  },
  once: {
    what: 'QR codes et codes à saisir ne servent qu’une fois',
    how: 'Ne supprimez pas l’eSIM pour réessayer. Écrivez-nous d’abord, et gardez-la sur votre téléphone jusqu’à la fin du voyage.',
  },
  roaming: {
    what: 'Itinérance activée pour l’eSIM, désactivée pour votre ligne',
    how: 'L’eSIM de voyage a besoin de l’itinérance des données. Votre propre ligne, non. Laissez-la désactivée de ce côté, et rien ne vous sera facturé.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'Abonnement mensuel, une offre à part',
  text: 'En voyage toute l’année\u202F? Il existe aussi un abonnement mensuel, avec plus de 170\u00A0destinations, de 39,90\u00A0$ à 64,90\u00A0$ par mois. Ce n’est pas l’un des forfaits de cette boutique. Il n’est pas vendu ici, il se renouvelle jusqu’à sa résiliation et a ses propres conditions. Les forfaits d’ici sont prépayés et prennent fin, tout simplement.',
  ask: (address) => phrase`Pour en savoir plus, écrivez à ${address}.`,
  subject: 'Abonnement mensuel',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'Bloqué, ou prêt à partir\u202F?',
  write: (address, reply) =>
    phrase`Écrivez à ${address}, 24\u00A0h/24 et 7\u00A0j/7. Délai d’une première réponse\u00A0: ${reply}.`,
  browse: 'Voir les forfaits',
  esims: 'Vos eSIM',
  support: 'Assistance',
};
