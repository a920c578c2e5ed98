import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'Analisi',
  question:
    'Un servizio di analisi esterno può vedere come usi queste pagine? Non è mai attivo al pagamento, sui tuoi ordini o mentre accedi.',
  more: 'Scopri di più, o cambia idea più tardi',
  no: 'No, grazie',
  yes: 'Consenti',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden:
    'Il tuo browser chiede di non essere tracciato, perciò per te non carichiamo mai lo script, qualunque sia la tua risposta.',
  given: 'Le hai consentite in questo browser.',
  refused: 'Non le hai consentite in questo browser.',
  refuse: 'Non consentire più',
  give: 'Consenti le analisi',
};
