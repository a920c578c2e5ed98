import { counted } from '../../../domain/language-words.fr.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'Les forfaits régionaux ne se chargent pas',
    text: 'Nous n’avons pas pu les charger. Vérifiez votre connexion et réessayez.',
  },
  empty: {
    title: 'Aucun forfait régional disponible.',
    text: 'Les forfaits pour un seul pays restent en vente.',
    browse: 'Parcourir tous les pays',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  counted: (name, count) => `${name} (${count})`,
  holds: (countries, plans) => `${countries}\u00A0pays, ${counted(plans, 'forfait')}`,
  from: 'À partir de',
  seePlans: 'Voir les forfaits',
  variants: (region) => `Autres forfaits comme ${region}`,
};
