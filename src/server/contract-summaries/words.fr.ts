import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: 'Récapitulatif contractuel',
  intro:
    'Le présent récapitulatif contractuel présente les principaux éléments de cette offre de services, comme l’exige le droit de l’Union européenne. Il permet de comparer plus facilement les offres de services. Des informations complètes sur le service figurent dans d’autres documents.',
  headings: {
    service: 'Services et équipements',
    speeds: 'Débits du service internet et voies de recours en cas de problème',
    price: 'Prix',
    duration: 'Durée, renouvellement et résiliation',
    disabilities: 'Fonctionnalités destinées aux utilisateurs finaux handicapés',
    other: 'Autres informations pertinentes',
  },
  dataOnly: 'Accès à internet prépayé par les réseaux mobiles, sans appels, SMS ni numéro de téléphone.',
  esim: 'Il est fourni sous forme d’eSIM dès le paiement, par e-mail et sur la page de la commande. Il vous faut un téléphone débloqué et compatible eSIM. Aucun appareil n’est inclus.',
  onto: 'Il est ajouté à une eSIM que vous avez déjà. Aucun appareil n’est inclus.',
  networks: (names) => `Réseaux\u00A0: ${names}.`,
  noNetworks: 'Notre fournisseur n’indique pas la génération de réseau qu’il utilise.',
  untilUsed: 'À pleine vitesse jusqu’à ce que les données soient épuisées. Ensuite, la connexion s’arrête.',
  noPromise:
    'Le débit dépend du réseau, du lieu, de votre téléphone et du nombre de personnes connectées\u202F; aucun débit n’est donc garanti.',
  once: (totals) => `Vous payez une seule fois, d’avance. Total\u00A0: ${totals}`,
  nothingElse: 'Taxes et frais sont inclus. Rien d’autre n’est facturé, même une fois les données épuisées.',
  ends: 'Ensuite, le forfait prend fin de lui-même. Il n’est pas renouvelé\u00A0: vous n’avez rien à résilier.',
  accessible: (address) =>
    `Nos pages et nos e-mails visent le niveau AA des WCAG 2.2\u00A0: vous pouvez acheter, installer et obtenir de l’aide au clavier ou avec un lecteur d’écran, et chaque code existe aussi sous forme de texte. En savoir plus\u00A0: ${address}`,
  part: {
    title: 'Réclamations et litiges',
    text: 'Écrivez d’abord à {support_email}. Si nous ne trouvons pas d’accord, vous pouvez vous adresser au régulateur des communications électroniques ou à un médiateur de votre pays.',
  },
  documents: (addresses) => `Les autres documents du contrat\u00A0: ${addresses}`,
  made: (day) => `Établi le ${day}.`,
  download: 'Télécharger ce récapitulatif',
};
