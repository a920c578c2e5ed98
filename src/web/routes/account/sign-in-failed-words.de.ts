import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: {
    title: 'Anmeldung fehlgeschlagen',
    description: 'Bitte versuch noch einmal, dich anzumelden.',
  },
  title: 'Anmeldung fehlgeschlagen',
  text: (google) =>
    google
      ? 'Sie hat zu lange gedauert, oder diese Seite wurde ein zweites Mal geöffnet. Wenn das hier ein kleines Fenster ist, kannst du es auch schließen und es auf der Seite dahinter noch einmal versuchen.'
      : 'Sie hat zu lange gedauert, oder diese Seite wurde ein zweites Mal geöffnet. Melde dich stattdessen mit deiner E-Mail-Adresse an.',
  blocked: {
    title: 'Dieses Konto ist gesperrt',
    text: 'Was du gekauft hast, gehört weiter dir. Bitte schreib uns, wenn das ein Irrtum ist.',
    support: 'Schreib uns',
  },
  home: 'Zur Startseite',
};
