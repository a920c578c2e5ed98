/** What happened with cards within the last hour: for the browser or account that starts a payment, and for its address. */
export interface CardRecord {
  own: {
    declines: number;
    /** Different cards among them. */
    cards: number;
    /** Whether it has ever bought here. */
    hasPaid: boolean;
  };
  there: {
    /** Those of cards whose owner had answered their bank, or a wallet, are left out: no list of stolen numbers does. */
    declines: number;
    /** Payments by card that were started and are neither paid nor over. */
    open: number;
    paid: number;
  };
}

/** How a card comes: typed into the page, or from a wallet. */
export type CardWay = 'typed' | 'wallet';

/** `ask`: the card's bank has to ask its owner first. */
export type CardVerdict = 'go' | 'ask' | 'refuse_own' | 'refuse_there';

export const BRAKE_SECONDS = 3600;

/** A buyer has a few cards, and tries one more than once. */
const OWN = { declines: 10, cards: 6 };
/** Of what is paid somewhere so much may be declined: honest buyers stay below it, whoever tries out cards does not. */
const SHARE = 0.2;
/** And so many always may: a hotel's guests share one address. */
const FEW_DECLINES = 20;
const FEW_OPEN = 40;
/** Declines that still come in after banks were asked are of cards that no bank asks about. */
const MORE: Record<CardWay | 'ask', number> = { ask: 0, typed: 10, wallet: 20 };

/** Declines by which a browser is refused. A wallet's card was proven to its bank, so it has twice the room. */
export function mostOwn(way: CardWay, scale: number): typeof OWN {
  const factor = scale * (way === 'wallet' ? 2 : 1);
  return { declines: Math.ceil(OWN.declines * factor), cards: Math.ceil(OWN.cards * factor) };
}

/** Declines by which banks are asked, or a way is refused, for all new browsers behind an address. */
export function mostThere(way: CardWay | 'ask', paid: number, scale: number): number {
  return Math.ceil(Math.max(FEW_DECLINES * scale, paid * SHARE) + MORE[way] * scale);
}

/** As {@link mostThere}, of payments that are open at once. Many are started before any is declined by who tries cards all at once. */
function mostOpen(paid: number, scale: number): number {
  return Math.max(FEW_OPEN * scale, paid * SHARE);
}

/** Whether an address is past what is needed to look closer at it: below this nothing that is paid there changes a verdict. */
export function isQuiet({ declines, open }: Pick<CardRecord['there'], 'declines' | 'open'>, scale: number) {
  return declines < mostThere('ask', 0, scale) && open < mostOpen(0, scale);
}

/**
 * Whether a payment by card may be started. Who answers for their own record alone is told first; an address counts only for
 * browsers that have not bought yet.
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
