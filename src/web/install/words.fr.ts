import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'Adresse SM-DP+',
  activation: 'Code d’activation',
  androidCode: 'Code complet, pour Android',
  confirmation: 'Code de confirmation',
  noConfirmation: 'Aucun. Laissez vide si votre téléphone le demande.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'QR code de l’eSIM',
  failed: {
    title: 'Nous n’avons pas pu charger les codes',
    text: 'Votre eSIM est en sécurité. Vérifiez votre connexion et réessayez.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'Vous lisez ceci sur le téléphone\u202F?',
    iphone: 'Installer sur iPhone',
    android: 'Installer sur Android',
    newer: 'Le lien pour iPhone demande iOS 17.4 ou plus récent.',
  },
  noCamera: 'Pas d’appareil photo\u202F? Saisissez les codes',
  ways: {
    steps: 'Étape par étape',
    codes: 'Saisir les codes à la main',
    qr: 'Afficher le QR code sur un autre écran',
    mail: 'Utiliser un autre appareil',
    trouble: 'Téléphone bloqué ou ancien\u202F?',
  },
  mail: (email) =>
    phrase`Notre e\u2011mail à ${email} contient le même QR code et les mêmes codes. Ouvrez-le sur l’autre appareil.`,
  warning:
    'Le code ne fonctionne qu’une fois. Gardez l’eSIM sur votre téléphone jusqu’à la fin du voyage, et laissez l’itinérance désactivée sur votre ligne habituelle.',
  everyStep: 'Toutes les étapes, avec ces codes',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'Touchez «\u00A0Installer l’eSIM\u00A0»',
    screen: 'ios-activate',
    how: 'Vous verrez «\u00A0Activer l’eSIM\u00A0». Touchez «\u00A0Continuer\u00A0». iOS demande deux fois.',
  },
  'old-ios': {
    what: 'Réglages, Données cellulaires, Ajouter une eSIM, Utiliser un code QR',
    screen: 'ios-add',
    how: 'Scannez le code sur un autre écran, ou touchez «\u00A0Saisir les détails manuellement\u00A0» et collez les deux codes. Vous verrez «\u00A0Activer l’eSIM\u00A0». Touchez «\u00A0Continuer\u00A0». iOS demande deux fois.',
  },
  android: {
    what: 'Touchez «\u00A0Installer sur Android\u00A0»',
    screen: 'android-confirm',
    how: 'Vous verrez «\u00A0Ajouter une eSIM\u00A0» ou «\u00A0Télécharger votre eSIM\u202F?\u00A0». Touchez «\u00A0Ajouter\u00A0» ou «\u00A0Télécharger\u00A0».',
  },
  other: {
    what: 'Scannez le code',
    how: 'Sur iPhone, utilisez l’appareil photo. Sur Samsung et Pixel, ouvrez Paramètres, SIM, Ajouter une eSIM. Touchez «\u00A0Activer l’eSIM\u00A0» ou «\u00A0Ajouter une eSIM\u00A0».',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): Pick<Step, 'screen'> => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: 'Attendez deux à trois minutes',
    ...screenOf(platform, 0),
    how: `Restez en Wi-Fi. Une nouvelle SIM apparaît dans la liste. Nommez\u2011la «\u00A0${place}\u00A0».`,
  },
  {
    what: `Sur place (${place}), activez-la pour les données`,
    ...screenOf(platform, 1),
    how: 'Activez l’itinérance des données pour cette eSIM seulement. Vous verrez 4G ou 5G à côté de ses barres.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'Bloqué par un opérateur\u202F?',
    text: 'Un téléphone bloqué n’accepte pas l’eSIM d’un autre opérateur. Sur un iPhone, «\u00A0Verrouillage opérateur\u00A0» dans Réglages, Général, Informations doit indiquer «\u00A0Aucune restriction SIM\u00A0». Sur Android, composez *#06#. Si vous voyez un EID, demandez à votre opérateur si le téléphone est débloqué.',
  },
  old: {
    question: 'D’avant 2018\u202F?',
    text: (check) =>
      phrase`La plupart des anciens téléphones ne sont pas compatibles eSIM. ${check} avant d’utiliser le code, qui ne fonctionne qu’une fois.`,
    check: 'Vérifiez votre appareil',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'Installer sur cet iPhone',
    text: 'L’installation d’Apple s’ouvre, tout est déjà rempli. Restez en Wi-Fi pendant les deux à trois minutes nécessaires.',
    button: 'Installer l’eSIM',
  },
  oldIphone: {
    title: 'Installer avec les codes',
    text: 'Le lien direct demande iOS 17.4 ou plus récent. Sur cet iPhone, utilisez les codes ci-dessous ou scannez le QR code depuis un autre écran.',
  },
  android: {
    title: 'Installer sur ce téléphone',
    text: 'L’installation s’ouvre sur de nombreux téléphones Android. Si rien ne se passe, utilisez les codes ci-dessous. Restez en Wi-Fi.',
    button: 'Installer sur Android',
  },
};

export const screenWords: typeof source.screenWords = {
  travel: 'Voyage',
  home: 'Perso',
  on: 'Oui',
  address: 'Adresse SM‑DP+',
  ios: {
    cellular: 'Données cellulaires',
    data: 'Données cellulaires',
    add: 'Ajouter une eSIM',
    camera: 'Appareil photo',
    found: 'Forfait mobile',
    activate: 'Activer l’eSIM',
    goOn: 'Continuer',
    scan: 'Scanner le code QR',
    manual: 'Saisir les détails',
    details: 'Détails de l’activation',
    code: 'Code d’activation',
    confirmation: 'Code de confirmation',
    activating: 'Activation…',
    label: 'Étiquette du forfait',
    secondary: 'Secondaire',
    line: 'Activer cette ligne',
    roaming: 'Données à l’étranger',
  },
  android: {
    sims: 'SIM',
    add: 'Ajouter une SIM',
    scan: 'Scanner le code QR',
    manual: 'Saisir le code d’activation',
    code: 'LPA:1$…',
    goOn: 'Continuer',
    ask: 'Télécharger votre eSIM\u202F?',
    download: 'Télécharger',
    activating: 'Téléchargement…',
    data: 'Données mobiles',
    roaming: 'Itinérance',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'Imprimer',
  picture: 'QR code',
  order: (number) => `Commande ${number}`,
  help: (email) => `Besoin d’aide\u202F? Écrivez à ${email}.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'QR code qui installe l’eSIM',
  point: 'Pointez l’appareil photo de votre téléphone ici',
  stay: 'Restez en Wi-Fi pendant l’installation',
};
