import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'Inloggen is niet gelukt', description: 'Log opnieuw in.' },
  title: 'Inloggen is niet gelukt',
  text: (google) =>
    google
      ? 'Het duurde te lang, of deze pagina werd voor de tweede keer geopend. Is dit een klein venster, dan kun je het ook sluiten en het opnieuw proberen op de pagina erachter.'
      : 'Het duurde te lang, of deze pagina werd voor de tweede keer geopend. Log in met je e-mailadres.',
  blocked: {
    title: 'Dit account is geblokkeerd',
    text: 'Wat je hebt gekocht, blijft van jou. Stuur ons een bericht als je denkt dat dit een vergissing is.',
    support: 'Stuur ons een bericht',
  },
  home: 'Naar de homepage',
};
