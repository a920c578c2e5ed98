import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'Catalogue',
  places: { countries: 'Pays', regions: 'Régions' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: 'Rechercher un pays',
  searchExample: 'États-Unis, Espagne, Japon…',
  searching: 'Recherche des pays…',
  found: (found, query) =>
    `${found}\u00A0pays ${(found ?? 0) < 2 ? 'trouvé' : 'trouvés'} pour «\u00A0${query}\u00A0»`,
  every: 'Tous les pays',
  unknownPart: 'Nous ne connaissons pas cette partie du monde.',
  allLoaded: (total) => `Tous les pays sont affichés (${total} au total)`,
  showMore: 'Afficher plus de pays',
  failed: {
    title: 'Les pays ne se chargent pas',
    text: 'Nous n’avons pas pu charger la liste. Vérifiez votre connexion et réessayez.',
  },
  empty: 'Aucun pays disponible.',
  nothingFound: {
    title: 'Aucun pays ne correspond à votre recherche.',
    text: 'Essayez le nom du pays, son code ou une partie du monde.',
    clear: 'Effacer la recherche',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'Voir tous les forfaits',
  viewPlansOf: (country) => `Voir tous les forfaits\u00A0: ${country}`,
  noPlans: 'Aucun forfait disponible',
  unlimitedFrom: 'Illimité dès',
  seeFixed: 'Voir les forfaits fixes',
  seeOthers: 'Voir les forfaits',
  seeOf: (see, country) => `${see}\u00A0: ${country}`,
  unlimitedForADay: 'Illimité pour 1\u00A0jour\u00A0:',
  nothingYet: 'Rien en vente pour l’instant',
};
