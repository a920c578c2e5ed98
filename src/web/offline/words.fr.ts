import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Garder sur ce téléphone', device: 'Garder sur cet appareil' },
  what: 'Le QR code, les codes et les étapes s’ouvriront alors aussi sans réseau.',
  kept: 'Tout est gardé ici et s’ouvre sans réseau.',
  open: 'Voir ce qui est gardé',
  remove: 'Supprimer de cet appareil',
  removed: 'C’est supprimé de cet appareil.',
  iphone:
    'Safari l’efface après 7 jours sans visite. Pour le garder plus longtemps, ajoutez cette page à votre écran d’accueil.',
  failed: {
    offline: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.',
    full: 'Il n’y a plus de place ici. Libérez de l’espace et réessayez.',
    blocked:
      'Ce navigateur ne garde rien pour les sites web. Quittez la navigation privée, autorisez les cookies de ce site ou imprimez la page.',
    over: 'Il n’y a rien à garder. Cette eSIM est terminée ou en cours de retour.',
  },
};
