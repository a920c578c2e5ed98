import type * as source from './install-words.ts';

export const installWords: typeof source.installWords = {
  onIphone: 'Installer sur iPhone',
  onAndroid: 'Installer sur Android',
  note: 'Ouvrez cet e-mail sur le téléphone que vous emporterez. Un iPhone doit avoir iOS 17.4 ou une version plus récente, et certains téléphones Android ont besoin du QR code.',
  picture: {
    title: 'Vous lisez sur un autre écran\u202F?',
    text: (file) =>
      `Scannez le code (également joint\u00A0: ${file}) avec l’appareil photo du téléphone qui recevra l’eSIM. Il ne fonctionne qu’une fois. Gardez donc l’eSIM sur votre téléphone jusqu’à la fin du voyage.`,
    alt: 'QR code qui installe l’eSIM',
  },
  codes: {
    title: 'Ou saisissez les codes à la main',
    address: 'Adresse SM-DP+',
    activation: 'Code d’activation',
    confirmation: 'Code de confirmation',
    both: 'Les deux en un, pour les téléphones à champ unique',
  },
};
