import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'Dein Konto',
    text: 'Wir schicken dir per E-Mail, wie du in dein Konto kommst. Dort siehst du deine eSIMs auf jedem Gerät.',
    button: 'Anmelden',
  },
  open: {
    title: 'Bewahre deine eSIMs in einem Konto auf',
    text: 'Bisher kennt sie nur dieser Browser. Mit einem Konto siehst du sie auf jedem Gerät.',
    button: 'Konto erstellen',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'Bitte melde dich an',
  text: 'Melde dich an, um deine Übersicht zu sehen und eSIM-Tarife zu kaufen.',
  button: 'Anmelden',
};

export const resetWords: typeof source.resetWords = {
  sent: 'Die E-Mail zum Zurücksetzen ist unterwegs. Schau in dein Postfach.',
};
