import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone et iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'Installation par QR code',
  manual: 'Installation manuelle',
};

const WIFI: source.InstallStep = {
  what: 'Connectez-vous au Wi-Fi',
  how: 'Chez vous ou à l’aéroport, avant de partir. Votre téléphone télécharge l’eSIM par Internet.',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: 'Attendez l’enregistrement, 2\u00A0à\u00A03\u00A0minutes',
  how: 'Restez en Wi-Fi et laissez les réglages ouverts jusqu’à ce que l’eSIM apparaisse dans la liste.',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: 'Nommez-la, et gardez votre ligne pour les appels',
  how: 'Choisissez une étiquette comme Voyage. Laissez votre propre ligne par défaut pour les appels, iMessage et FaceTime.',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: 'Après l’atterrissage, activez-la pour les données',
  how: 'Choisissez l’eSIM de voyage dans Réglages, Données cellulaires, Données cellulaires. Ouvrez-la dans la même liste et activez Données à l’étranger, pour cette eSIM seulement.',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: 'Activez-la, et gardez votre SIM pour les appels',
  how: 'Dans la liste des SIM, activez l’eSIM de voyage. Laissez les appels et les messages sur votre propre SIM.',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: 'Après l’atterrissage, choisissez-la pour les données mobiles',
  how: 'Choisissez l’eSIM de voyage pour les données mobiles dans Paramètres, Réseau et Internet (Connexions sur Samsung), SIM. Ouvrez-la et activez Itinérance, pour cette eSIM seulement.',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'Scannez le QR code',
        screen: 'ios-scan',
        how: 'Pointez l’appareil photo vers le code, sur un autre écran ou sur papier, et touchez ce qui apparaît. Ou ouvrez Réglages, Données cellulaires (Réseau cellulaire dans certains pays), Ajouter une eSIM, Utiliser un code QR.',
        own: 'qr',
      },
      {
        what: 'Touchez «\u00A0Ajouter une eSIM\u00A0», puis «\u00A0Continuer\u00A0»',
        screen: 'ios-activate',
        how: 'iOS vous demandera deux fois. Cela ne vous coûte rien et ne lance pas votre forfait.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Ouvrez le formulaire des codes',
        screen: 'ios-manual',
        how: 'Ouvrez Réglages, Données cellulaires (Réseau cellulaire dans certains pays), Ajouter une eSIM, Utiliser un code QR, puis Saisir les détails manuellement en bas de l’écran.',
      },
      {
        what: 'Saisissez les deux codes',
        screen: 'ios-form',
        how: 'Collez l’adresse SM-DP+ et le code d’activation de notre e\u2011mail. Laissez le code de confirmation vide.',
        own: 'codes',
      },
      {
        what: 'Touchez «\u00A0Suivant\u00A0», puis «\u00A0Continuer\u00A0»',
        screen: 'ios-activate',
        how: 'iOS vous demandera deux fois. Cela ne vous coûte rien et ne lance pas votre forfait.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'Ouvrez «\u00A0Ajouter une eSIM\u00A0» et scannez le QR code',
        screen: 'android-add',
        how: 'Sur un Pixel, ouvrez Paramètres, Réseau et Internet, SIM, Ajouter une SIM. Sur un Samsung, ouvrez Paramètres, Connexions, Gestionnaire SIM, Ajouter une eSIM. Scannez ensuite le code sur un autre écran ou sur papier.',
        own: 'qr',
      },
      {
        what: 'Confirmez avec «\u00A0Télécharger\u00A0» ou «\u00A0Ajouter\u00A0»',
        screen: 'android-confirm',
        how: 'Votre téléphone affiche le nom de notre partenaire réseau. C’est normal.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Ouvrez le formulaire des codes',
        screen: 'android-manual',
        how: 'Ajoutez une eSIM comme avec un QR code. Sur l’écran de l’appareil photo, choisissez «\u00A0Besoin d’aide\u202F?\u00A0» ou «\u00A0Saisir le code d’activation\u00A0».',
      },
      {
        what: 'Saisissez le code complet',
        screen: 'android-form',
        how: 'Collez toute la ligne de notre e\u2011mail qui commence par LPA:1$. Si votre téléphone a deux champs, utilisez plutôt l’adresse SM-DP+ et le code d’activation.',
        own: 'codes',
      },
      {
        what: 'Confirmez avec «\u00A0Télécharger\u00A0» ou «\u00A0Ajouter\u00A0»',
        screen: 'android-confirm',
        how: 'Votre téléphone affiche le nom de notre partenaire réseau. C’est normal.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
