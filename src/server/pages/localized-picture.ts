import { lowestPriceOf, startingPriceOf } from '../../domain/catalog/plan.ts';
import { LOCALE } from '../../domain/language-words.ts';
import { formatMoney } from '../../domain/money.ts';
import type { Snapshot } from '../catalog/snapshot.ts';
import { pictureWords } from './picture-words.ts';

/** What stands on a picture besides the shop's name. */
interface WordsOnPicture {
  /** BCP 47. */
  language: string;
  kind: string;
  title: string;
  /** With the lowest price of the place's plans. */
  plans: string;
}

export function wordsOfHome(): WordsOnPicture {
  return {
    language: LOCALE,
    kind: pictureWords.kind,
    title: pictureWords.home,
    plans: pictureWords.plans(null),
  };
}

/**
 * Null if the shop does not know the place.
 * @param snapshot in the language of these words
 */
export function wordsOfPlace({ atlas, regionCards }: Snapshot, code: string): WordsOnPicture | null {
  const country = atlas.find(({ iso }) => iso === code);
  const region = regionCards.find((card) => card.code === code);
  const title = country?.name ?? region?.name;
  const lowest = country ? lowestPriceOf(country) : region ? startingPriceOf(region) : null;
  const plans = pictureWords.plans(lowest && formatMoney(lowest));
  return title === undefined ? null : { language: LOCALE, kind: pictureWords.kind, title, plans };
}
