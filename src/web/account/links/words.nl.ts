import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'Deze pagina heeft JavaScript nodig.',
  failed: {
    title: 'We konden je link niet controleren',
    text: 'Controleer je verbinding en probeer het opnieuw. De link werkt nog.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'Kies een nieuw wachtwoord',
  rule: 'Gebruik minstens 6 tekens. Je wordt op al je apparaten uitgelogd.',
  label: 'Nieuw wachtwoord',
  save: 'Nieuw wachtwoord opslaan',
};
