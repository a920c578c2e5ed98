import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'Inloggen is niet gelukt', description: 'Log opnieuw in.' },
  title: 'Inloggen is niet gelukt',
  text: (google) =>
    google
      ? 'Misschien duurde het te lang. Is dit een klein venster, sluit het dan en druk nog eens op “Doorgaan met Google”.'
      : 'Ga terug naar de winkel en log in met je e-mailadres.',
  blocked: {
    title: 'Dit account is geblokkeerd',
    text: 'Wat je hebt gekocht, blijft van jou. Stuur ons een bericht als je denkt dat dit een vergissing is.',
  },
  home: 'Naar de homepage',
};
