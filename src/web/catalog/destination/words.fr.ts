import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'Pays introuvable', text: 'Nous n’avons pas trouvé cette destination.' },
  guide: (place) => `Guide eSIM ${place}`,
  guides: 'Avant de choisir',
  browseAll: 'Parcourir tous les pays',
  search: 'Rechercher',
  supported: 'Pays couverts',
  supportedCount: (countries) => `Pays couverts (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'Trier',
  sorts: {
    recommended: 'Recommandés',
    price: 'Prix croissant',
    data: 'Données, de plus à moins',
    duration: 'Durée croissante',
    name: 'Nom',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'Aucun forfait disponible',
  covered: (country) => `Pas encore de forfait ${country}, mais un forfait régional y fonctionne.`,
  nothing: (country) => `Pas encore de forfait ${country}.`,
  see: (region, price) => `${region}, dès ${price}`,
  near: (country) => `Forfaits à proximité\u00A0: ${country}`,
  from: 'dès',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `${country} et au-delà\u202F?`,
  titleAlone: (country) => `Forfaits valables ici\u00A0: ${country}`,
  coveredBy: (region) => `Aussi couvert par ${region}`,
  coveredAlone: (region) => `Couvert par ${region}`,
  countries: (countries) => `${countries}\u00A0pays`,
  countriesFrom: (countries, price) => `${countries}, dès ${price}`,
};
