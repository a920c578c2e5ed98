import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'La connexion a échoué', description: 'Essayez de vous connecter à nouveau.' },
  title: 'La connexion a échoué',
  text: (google) =>
    google
      ? 'Elle a pris trop de temps, ou cette page a été ouverte une deuxième fois. Si elle s’est ouverte dans une petite fenêtre, vous pouvez aussi fermer celle-ci et réessayer sur la page qui se trouve derrière.'
      : 'Elle a pris trop de temps, ou cette page a été ouverte une deuxième fois. Connectez-vous plutôt avec votre adresse e\u2011mail.',
  blocked: {
    title: 'Ce compte est bloqué',
    text: 'Vos achats restent à vous. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous.',
    support: 'Nous écrire',
  },
  home: 'Aller à l’accueil',
};
