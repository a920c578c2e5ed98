import { forPlace } from '../../../domain/language-words.pt.ts';
import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `Continuar • ${charge}`,
  onto: (country, iccid) =>
    phrase`O plano vai para o seu eSIM ${country}, ICCID …\u2060${iccid}. Não há nada para instalar.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `Planos ${forPlace(place)} que servem neste eSIM`,
  more: 'Ver mais planos',
  nothing: {
    title: (place) => `Nenhum plano ${forPlace(place)} serve neste eSIM`,
    text: 'Escolha outro destino ou compre um eSIM novo para este.',
  },
  refused: 'Não dá para adicionar dados',
  failed: 'Não conseguimos carregar os planos',
  all: 'Ver todos os planos',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'Destino',
  /** The place is marked up, so no article can be chosen for it. */
  chosen: (place) => phrase`Planos: ${place}`,
  change: 'Mudar',
  changeName: 'Mudar destino',
  back: (own) => `Voltar ${forPlace(own)}`,
};
