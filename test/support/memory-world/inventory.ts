import { ESIM_GO } from '../../../src/server/providers/esim-go/esim-go-calls.ts';
import { ProviderRefused } from '../../../src/server/providers/outcome.ts';
import type { Inventory as Port, Lot } from '../../../src/server/providers/wholesaler.ts';

/** Bundles of each kind that the operator bought by hand: the shop must leave them alone. */
const OWN_STOCK = 3;

/** The wholesaler's inventory, and whose money it paid back. */
export class Inventory implements Port {
  readonly #lots: Lot[] = [];
  /** By name, each as often as its money came back. */
  readonly paidBack: string[] = [];

  async lots(): Promise<Lot[]> {
    return structuredClone(this.#lots.filter(({ remaining }) => remaining > 0));
  }

  /** A bundle comes back. Where there is any of its kind, the operator has some of their own. */
  take(bundleName: string): void {
    let lot = this.#lots.find((one) => one.bundleName === bundleName);
    if (!lot) {
      lot = { usageId: this.#lots.length + 1, bundleName, total: OWN_STOCK, remaining: OWN_STOCK };
      this.#lots.push(lot);
    }
    lot.total++;
    lot.remaining++;
  }

  async refund(usageId: number): Promise<void> {
    const lot = this.#lots.find((one) => one.usageId === usageId);
    if (!lot || lot.remaining === 0) throw new ProviderRefused(ESIM_GO, '400', 'nothing left of it');
    lot.remaining--;
    this.paidBack.push(lot.bundleName);
  }

  /** How many are here beside the operator's own; negative if the shop gave those away. */
  get left(): number {
    return this.#lots.reduce((sum, { remaining }) => sum + remaining - OWN_STOCK, 0);
  }
}
