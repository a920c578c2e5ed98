import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'Mesure d’audience',
  question:
    'Un service externe de mesure d’audience peut-il voir comment vous utilisez ces pages\u202F? Jamais au paiement, sur vos commandes ni pendant la connexion.',
  more: 'En savoir plus, ou changer d’avis plus tard',
  no: 'Non, merci',
  yes: 'Autoriser',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden:
    'Votre navigateur demande à ne pas être suivi. Nous ne chargeons donc jamais le script chez vous, quelle que soit votre réponse.',
  given: 'Vous l’avez autorisée dans ce navigateur.',
  refused: 'Vous ne l’avez pas autorisée dans ce navigateur.',
  refuse: 'Ne plus autoriser',
  give: 'Autoriser la mesure',
};
