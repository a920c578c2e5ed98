import type { RunningShop } from '../test/support/shop/running-shop.ts';

/** How many may use the code, of all who try. */
const USES = 2;
const MARKUPS = ['35', '45'];

/** What an operator changes in the middle of a sale: the prices of a country, a code, and whether it is sold at all. */
export class ShopChange {
  readonly country = 'GR';
  /** That may be used twice, as its name says. */
  code = '';
  #turn = 0;
  #shop: RunningShop | null = null;
  #published: Promise<unknown> | null = null;

  /** The country is sold, and there is a new code. */
  async begin(shop: RunningShop): Promise<void> {
    this.#turn += 1;
    this.#shop = shop;
    this.#published = null;
    this.code = `DRILL-${process.pid}-${this.#turn}-${USES}`;
    await shop.operate('place', 'show', this.country);
    await shop.operate('promotion', this.code, 'make', '--percent', '10', '--uses', String(USES));
  }

  /** Other prices, the end of the code, and perhaps of the country; for all who wait for it once. The shop may die under each. */
  publish(): Promise<unknown> {
    return (this.#published ??= this.#change());
  }

  async #change(): Promise<void> {
    const markup = MARKUPS[this.#turn % MARKUPS.length] ?? '';
    const acts = [
      ['price', 'set', 'country', this.country, '--markup', markup, '--yes', '--why', 'drill'],
      ['promotion', this.code, 'end', '--why', 'drill'],
      // Every other time, so that whoever comes late may still buy.
      ...(this.#turn % 2 === 0 ? [['place', 'hide', this.country]] : []),
    ];
    for (const words of acts) await this.#shop?.operate(...words).catch(() => {});
  }
}
