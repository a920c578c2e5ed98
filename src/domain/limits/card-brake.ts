/** The last hour's card payments of the browser or account that starts one, and of its address. */
export interface CardRecord {
  own: {
    declines: number;
    /** The number of different cards. */
    cards: number;
    /** Whether it has ever bought here. */
    hasPaid: boolean;
  };
  there: {
    /** Without cards whose owner had confirmed to their bank or in a wallet: a list of stolen numbers cannot do that. */
    declines: number;
    /** Card payments that were started and are neither paid nor over. */
    open: number;
    paid: number;
  };
}

/** The source of a card: typed into the page, or a wallet. */
export type CardWay = 'typed' | 'wallet';

/** `ask`: the card's bank must ask its owner first. */
export type CardVerdict = 'go' | 'ask' | 'refuse_own' | 'refuse_there';

export const BRAKE_SECONDS = 3600;

/** A buyer has a few cards, and tries one more than once. */
const OWN = { declines: 10, cards: 6 };
/** The allowed share of declines in payments: honest buyers stay below it, card testers do not. */
const SHARE = 0.2;
/** Always allowed: a hotel's guests share one address. */
const FEW_DECLINES = 20;
const FEW_OPEN = 40;
/** Extra declines allowed after banks were asked: these are cards that no bank asks about. */
const MORE: Record<CardWay | 'ask', number> = { ask: 0, typed: 10, wallet: 20 };

/** The declines at which a browser is refused. The bank has verified a wallet's card, so it gets twice the room. */
export function mostOwn(way: CardWay, scale: number): typeof OWN {
  const factor = scale * (way === 'wallet' ? 2 : 1);
  return { declines: Math.ceil(OWN.declines * factor), cards: Math.ceil(OWN.cards * factor) };
}

/** The declines at which banks are asked, or a source of cards is refused, for all new browsers behind an address. */
export function mostThere(way: CardWay | 'ask', paid: number, scale: number): number {
  return Math.ceil(Math.max(FEW_DECLINES * scale, paid * SHARE) + MORE[way] * scale);
}

/** As {@link mostThere}, for open payments. A tester who tries all cards at once starts many before any is declined. */
function mostOpen(paid: number, scale: number): number {
  return Math.max(FEW_OPEN * scale, paid * SHARE);
}

/** Whether an address needs no closer look: below this its payments do not change a verdict. */
export function isQuiet({ declines, open }: Pick<CardRecord['there'], 'declines' | 'open'>, scale: number) {
  return declines < mostThere('ask', 0, scale) && open < mostOpen(0, scale);
}

/**
 * Whether a card payment may be started. A caller's own record is checked first; an address counts only for browsers that have
 * not bought yet.
 * @param scale multiplies every number, for load tests
 */
export function cardVerdict({ own, there }: CardRecord, way: CardWay, scale: number): CardVerdict {
  const most = mostOwn(way, scale);
  if (own.declines >= most.declines || own.cards >= most.cards) return 'refuse_own';
  if (own.hasPaid) return 'go';
  if (there.declines >= mostThere(way, there.paid, scale)) return 'refuse_there';
  const isOver =
    there.declines >= mostThere('ask', there.paid, scale) || there.open >= mostOpen(there.paid, scale);
  return isOver ? 'ask' : 'go';
}
