import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'Datenschutzerklärung',
    description: 'Was wir über dich speichern, warum, wie lange und wer sonst etwas davon sieht.',
  },
  title: 'Datenschutz\u00ADerklärung',
  lead: 'Was wir über dich speichern, warum, wie lange und was du von uns verlangen kannst.',
};
