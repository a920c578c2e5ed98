import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: 'Compatibilité',
    question: 'Mon téléphone accepte-t-il une eSIM\u202F?',
    answer:
      'Il doit être compatible eSIM et débloqué. Le vérificateur de compatibilité, sur la page d’installation, liste les modèles. Pour être sûr, cherchez «\u00A0Ajouter une eSIM\u00A0» dans les réglages de votre téléphone. Si l’option s’y trouve, c’est bon.',
  },
  {
    category: 'Installation',
    question: 'Quand dois-je installer l’eSIM\u202F?',
    answer:
      'Installez-la avant de partir, tant que vous avez du Wi-Fi. L’installation ne démarre pas le forfait. Pour la plupart des forfaits, les jours commencent à la première connexion de votre téléphone sur place. Chaque forfait l’indique.',
  },
  {
    category: 'Installation',
    question: 'Combien de temps prend l’installation\u202F?',
    answer:
      'Les étapes prennent une minute. Attendez ensuite 2 à 3\u00A0minutes l’enregistrement sur le réseau. Restez en Wi-Fi et sur le même écran jusqu’à ce que l’eSIM soit prête.',
  },
  {
    category: 'Livraison',
    question: 'J’ai payé. Où est mon QR code\u202F?',
    answer:
      'Il arrive par e\u2011mail à l’adresse indiquée lors du paiement, généralement en une minute. Regardez aussi dans vos spams. Les mêmes codes sont sur la page privée de votre commande et, dans le navigateur de l’achat, sous Profil.',
  },
  {
    category: 'Codes',
    question: 'Puis-je utiliser le QR code une deuxième fois, ou sur un autre téléphone\u202F?',
    answer:
      'Non. Les QR codes et les codes manuels ne fonctionnent qu’une fois. Installez l’eSIM sur le téléphone que vous emporterez, et gardez-la jusqu’à la fin du voyage.',
  },
  {
    category: 'Appels',
    question: 'Est-ce que je garde mon numéro, mes appels et mes discussions\u202F?',
    answer:
      'Oui. L’eSIM de voyage ne fournit que des données et fonctionne à côté de votre propre SIM. Vos applis de messagerie gardent le numéro avec lequel vous les avez activées. Laissez l’itinérance des données désactivée sur votre ligne pour qu’elle ne vous coûte rien.',
  },
  {
    category: 'Données',
    question: 'Que veut dire «\u00A0Illimité\u00A0»\u202F?',
    answer:
      'Le total n’est pas limité. Chaque forfait illimité indique combien vous avez par jour à pleine vitesse, et quel est le débit ensuite jusqu’au lendemain.',
  },
  {
    category: 'Données',
    question: 'Que se passe-t-il quand mes données sont épuisées\u202F?',
    answer:
      'La connexion s’arrête, sans rien vous facturer de plus. Nous vous prévenons à 80\u00A0%, à temps pour en reprendre. Si le forfait l’indique, vous pouvez recharger la même eSIM. Ouvrez Profil et appuyez sur «\u00A0Ajouter des données\u00A0».',
  },
  {
    category: 'Remboursements',
    question: 'Puis-je récupérer mon argent\u202F?',
    answer: `Oui. Vous pouvez être intégralement remboursé pendant ${refundTime} après l’achat si l’eSIM n’a été ni activée ni utilisée. Si nous ne pouvons pas livrer une eSIM, nous vous remboursons automatiquement.`,
  },
  {
    category: 'Dépannage',
    question: 'Je viens d’atterrir et je n’ai pas de connexion. Que faire\u202F?',
    answer:
      'Vérifiez dans les réglages que l’eSIM de voyage est activée, qu’elle est choisie pour les données mobiles et que l’itinérance des données est activée pour elle. Activez puis désactivez le mode avion et attendez 2 à 3\u00A0minutes. Si cela ne suffit pas, choisissez un réseau à la main, ou écrivez-nous.',
  },
];
