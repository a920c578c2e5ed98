import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'We konden deze eSIM niet leveren.'
        : 'We konden deze bundel niet aan je eSIM toevoegen.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'Je hebt de overeenkomst herroepen voordat deze eSIM was geleverd.'
        : 'Je hebt de overeenkomst herroepen voordat deze bundel aan je eSIM was toegevoegd.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'Je hebt deze eSIM teruggegeven.' : 'Je hebt deze bundel teruggegeven.';
    case 'returned_by_us':
      return 'We hebben deze bestelling terugbetaald.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'Deze bestelling is twee keer betaald',
    text: 'We betalen de tweede betaling automatisch volledig terug.',
  },
  paid_too_late: {
    title: 'Deze betaling kwam te laat',
    text: 'Dat was nadat je afrekenpagina was verlopen. We betalen het bedrag automatisch volledig terug.',
  },
};
