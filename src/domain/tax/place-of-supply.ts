import type { BasisPoints } from '../money.ts';
import { isInEu } from './tax-rates.ts';

/**
 * The two readings of the EU's rule for services over a mobile network (Regulation 282/2011, Articles 24b, 24d and 24f). `sim`: the
 * country of the SIM is where its buyer is, unless three other facts agree on another one. `buyer`: a travel eSIM says nothing of
 * its buyer, so that two other facts decide.
 */
export const PLACE_RULES = ['buyer', 'sim'] as const;
export type PlaceRule = (typeof PLACE_RULES)[number];

/** What is known of where a buyer is: territories of VAT, null where a fact is missing. */
interface PlaceFacts {
  /** The country that issued the card. */
  card: string | null;
  /** The address that a wallet or PayPal gave. */
  address: string | null;
  /** The country of the network address. */
  network: string | null;
  /** That of the SIM. */
  sim: string | null;
}

interface Place {
  territory: string;
  /** The facts disagree, or there are none: the dearest of the countries was taken, and a person should look. */
  isDoubtful: boolean;
}

/** Where a consumer is for VAT. @param rates by territory; 0 where none is charged. @param dearest where nothing is known */
export function placeOf(
  { card, address, network, sim }: PlaceFacts,
  rule: PlaceRule,
  rateIn: (territory: string) => BasisPoints,
  dearest: string,
): Place {
  const others = [address, card, network].filter((item) => item !== null);
  if (rule === 'sim' && sim !== null) {
    const [first] = others;
    const isRebutted = others.length === 3 && others.every((item) => item === first);
    return { territory: isRebutted && first !== undefined ? first : sim, isDoubtful: false };
  }
  const settled = others.find((item, at) => others.indexOf(item) !== at);
  if (settled !== undefined) return { territory: settled, isDoubtful: false };
  const [best] = others.toSorted((one, other) => rateIn(other) - rateIn(one));
  return { territory: best ?? dearest, isDoubtful: others.length !== 1 };
}

/** What an answer about a VAT number says; `unknown` while nobody could say. */
export const VAT_STANDINGS = ['valid', 'invalid', 'unknown'] as const;
export type VatStanding = (typeof VAT_STANDINGS)[number];

/** How a sale is taxed. `outside`: no VAT, as its buyer is where the shop charges none. */
export const TAX_KINDS = ['consumer', 'reverse_charge', 'outside'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

export interface Treatment {
  /** The territory whose tax it is. */
  territory: string;
  kind: TaxKind;
  rateBp: BasisPoints;
}

/**
 * How a sale is taxed. A company of another EU country with a valid VAT number owes the tax itself; one of the seller's own country
 * is taxed as everybody there. A number that nobody could check counts as none.
 * @param home the seller's own country in the EU; null for a seller elsewhere
 */
export function treatmentOf(
  place: string,
  company: { territory: string; standing: VatStanding } | null,
  home: string | null,
  rateIn: (territory: string) => BasisPoints,
): Treatment {
  const isCompany = company?.standing === 'valid';
  const territory = isCompany ? company.territory : place;
  if (isCompany && isInEu(territory) && territory !== home)
    return { territory, kind: 'reverse_charge', rateBp: 0 };
  const rateBp = rateIn(territory);
  return { territory, kind: rateBp > 0 ? 'consumer' : 'outside', rateBp };
}

/**
 * Why a person should look at the tax of a sale: the facts contradict each other, the eSIM is from another country than its
 * wholesaler's others, Stripe Tax refused it, or the VAT number that lowered the price is another company's.
 */
export const TAX_DOUBTS = ['place', 'sim', 'stripe', 'company'] as const;
export type TaxDoubt = (typeof TAX_DOUBTS)[number];
