import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'La connexion a échoué', description: 'Essayez de vous connecter à nouveau.' },
  title: 'La connexion a échoué',
  text: (google) =>
    google
      ? 'Elle a peut-être pris trop de temps. Si ceci est une petite fenêtre, fermez-la et appuyez de nouveau sur «\u00A0Continuer avec Google\u00A0».'
      : 'Revenez à la boutique et connectez-vous avec votre adresse e\u2011mail.',
  blocked: {
    title: 'Ce compte est bloqué',
    text: 'Vos achats restent à vous. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous.',
  },
  home: 'Aller à l’accueil',
};
