import { nearest } from '../../../domain/operators/nearest.ts';
import type { Permission } from '../../../domain/operators/roles.ts';
import { plainLetters } from '../../../domain/search-term.ts';
import { type Offer, OFFERS } from './offers.ts';
import { type Spot, SPOTS } from './spots.ts';

/** Shorter text begins too many names of cases, emails and acts. */
const SHORTEST_PART = 3;
const MOST = 8;

/** What somebody means by what they typed, as far as the console knows by itself. */
export interface Typed {
  /** The act that the text begins with, with the words typed for it, and what it is to be done to: perhaps nothing yet. */
  begun: { offer: Offer; phrase: string; of: string } | null;
  offers: Offer[];
  spots: Spot[];
  /** What the shop is to look for. */
  search: string;
}

const phrasesOf = ({ words }: Offer) => words.map((word) => plainLetters(word));

/** Words between an act and what it is done to. */
const FILLING = /^(?:(?:for|to|of|on|the|an?|order|customer|buyer|code|promotion|case) +)+/i;

/** @param permissions of the operator: nothing else is offered */
export function readTyped(typed: string, permissions: readonly Permission[]): Typed {
  const text = typed.trimStart();
  const wanted = plainLetters(text.trimEnd());
  const allowed = OFFERS.filter(({ permission }) => permissions.includes(permission));
  const spots = SPOTS.filter(({ permission }) => permissions.includes(permission));
  if (wanted === '')
    return { begun: null, offers: [], spots: spots.filter(({ icon }) => icon !== undefined), search: '' };

  const begun = begunIn(text, allowed);
  if (begun && begun.of !== '')
    return { begun, offers: begun.offer.on === null ? [begun.offer] : [], spots: [], search: begun.of };
  return {
    begun: begun?.offer.on ? begun : null,
    offers: allowed.filter((offer) => names(phrasesOf(offer), wanted)).slice(0, MOST),
    spots: spots
      .filter(({ name, icon }) => {
        const own = plainLetters(name);
        return icon === undefined ? names([own], wanted) : own.startsWith(wanted);
      })
      .slice(0, MOST),
    search: text.trim(),
  };
}

/** Whether a name, or a word of it, begins like this. */
function names(all: readonly string[], wanted: string): boolean {
  return (
    wanted.length >= SHORTEST_PART &&
    all.some((name) => name.startsWith(wanted) || name.includes(` ${wanted}`))
  );
}

/** The act whose words the text begins with; of several the one with most letters. */
function begunIn(text: string, allowed: readonly Offer[]): Typed['begun'] {
  const plain = plainLetters(text);
  const [best] = allowed
    .flatMap((offer) => phrasesOf(offer).map((phrase) => ({ offer, phrase })))
    .filter(({ phrase }) => plain === phrase || plain.startsWith(`${phrase} `))
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  return best ? { ...best, of: text.slice(best.phrase.length).trim().replace(FILLING, '') } : null;
}

/** What may have been meant where nothing fits: the nearest name, or the act whose first word has a typo. */
export function nearTyped(
  typed: string,
  permissions: readonly Permission[],
): { spot: Spot | null; corrected: string | null } {
  const wanted = plainLetters(typed.trim());
  const spots = SPOTS.filter(({ permission }) => permissions.includes(permission));
  const name = nearest(
    wanted,
    spots.map((spot) => plainLetters(spot.name)),
  );
  const [first = '', ...others] = wanted.split(/\s+/);
  const phrases = OFFERS.filter(({ permission }) => permissions.includes(permission)).flatMap(phrasesOf);
  const phrase = nearest(
    first,
    phrases.filter((one) => !one.includes(' ')),
  );
  return {
    spot: spots.find((spot) => plainLetters(spot.name) === name) ?? null,
    corrected: phrase === null || first.length < SHORTEST_PART ? null : [phrase, ...others].join(' '),
  };
}
