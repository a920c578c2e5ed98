import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'Installer une eSIM sur iOS et Android',
    description:
      'Les deux systèmes, par QR code et à la main, du Wi-Fi à la première barre après l’atterrissage, avec les solutions.',
  },
  title: 'Installer une eSIM sur iOS et Android',
  lead: 'Utilisez le QR code ou saisissez les codes. Cela prend quelques minutes, et vous ne le ferez qu’une fois.',
};
