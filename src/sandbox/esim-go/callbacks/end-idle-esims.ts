import type { World } from '../../core/party.ts';
import type { Books } from '../account/books.ts';
import { deletionOf, type Esim, record } from '../account/esim.ts';
import { nanoTime } from '../account/wire.ts';
import type { Callbacks } from './callbacks.ts';

/**
 * Announces idle eSIMs for deletion, and deletes them later. `watch` is called after everything that prolongs the life of an
 * eSIM.
 */
export class IdleEsims {
  readonly #world: World;
  readonly #books: Books;
  readonly #callbacks: Callbacks;
  readonly #alarms = new Map<string, () => void>();

  constructor(world: World, books: Books, callbacks: Callbacks) {
    this.#world = world;
    this.#books = books;
    this.#callbacks = callbacks;
    for (const esim of Object.values(books.account.esims)) this.watch(esim);
  }

  watch(esim: Esim): void {
    this.#alarms.get(esim.iccid)?.();
    this.#alarms.delete(esim.iccid);
    const { scheduledAt, deletedAt } = deletionOf(this.#books, esim);
    if (esim.told === 'esim.deleted') return;
    const isScheduled = esim.told === 'esim.deletion_scheduled' && this.#books.now() >= scheduledAt;
    const due = isScheduled ? deletedAt : scheduledAt;
    this.#alarms.set(
      esim.iccid,
      this.#world.at(due, () => this.#ring(esim.iccid)),
    );
  }

  reset(): void {
    for (const callOff of this.#alarms.values()) callOff();
    this.#alarms.clear();
  }

  #ring(iccid: string): void {
    const esim = this.#books.esim(iccid);
    if (!esim) return;
    const now = this.#books.now();
    const { scheduledAt, deletedAt } = deletionOf(this.#books, esim);
    if (now >= scheduledAt) {
      const event = now >= deletedAt ? 'esim.deleted' : 'esim.deletion_scheduled';
      esim.told = event;
      if (event === 'esim.deleted') record(esim, { name: 'eSIM Returned', at: now });
      this.#books.save();
      this.#callbacks.life(esim, event, nanoTime(now));
    }
    this.watch(esim);
  }
}
