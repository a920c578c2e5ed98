import type { RunningShop } from '../test/support/shop/running-shop.ts';

/** How many of those who try may use the code. */
const USES = 2;
const MARKUPS = ['35', '45'];

/** What an operator changes in the middle of a sale: a country's prices, a code, and whether the country is on sale at all. */
export class ShopChange {
  readonly country = 'GR';
  /** It may be used twice, as its name says. */
  code = '';
  #turn = 0;
  #shop: RunningShop | null = null;
  #published: Promise<unknown> | null = null;

  /** Puts the country on sale, and makes a new code. */
  async begin(shop: RunningShop): Promise<void> {
    this.#turn += 1;
    this.#shop = shop;
    this.#published = null;
    this.code = `DRILL-${process.pid}-${this.#turn}-${USES}`;
    await shop.operate('place', 'show', this.country);
    await shop.operate('promotion', this.code, 'make', '--percent', '10', '--uses', String(USES), '--yes');
  }

  /**
   * Changes the prices, ends the code, and perhaps hides the country, once for all who wait for it. The shop may die during each.
   */
  publish(): Promise<unknown> {
    return (this.#published ??= this.#change());
  }

  async #change(): Promise<void> {
    const markup = MARKUPS[this.#turn % MARKUPS.length] ?? '';
    const acts = [
      ['price', 'set', 'country', this.country, '--markup', markup, '--yes', '--reason', 'drill'],
      ['promotion', this.code, 'end', '--reason', 'drill'],
      // Only every other time, so that buyers who come late can still buy.
      ...(this.#turn % 2 === 0 ? [['place', 'hide', this.country]] : []),
    ];
    for (const words of acts) await this.#shop?.operate(...words).catch(() => {});
  }
}
