import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: {
    title: 'Anmeldung fehlgeschlagen',
    description: 'Bitte versuch noch einmal, dich anzumelden.',
  },
  title: 'Anmeldung fehlgeschlagen',
  text: (google) =>
    google
      ? 'Vielleicht hat sie zu lange gedauert. Wenn das hier ein kleines Fenster ist, schließ es und tippe noch einmal auf „Weiter mit Google“.'
      : 'Bitte geh zurück zum Shop und melde dich mit deiner E-Mail-Adresse an.',
  blocked: {
    title: 'Dieses Konto ist gesperrt',
    text: 'Was du gekauft hast, gehört weiter dir. Bitte schreib uns, wenn das ein Irrtum ist.',
  },
  home: 'Zur Startseite',
};
