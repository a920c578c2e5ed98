import type { Stored, World } from '../core/party.ts';
import { type Message, readMessage } from './message.ts';

interface Index {
  /** Never reused, so that a stored page of a deleted mail does not show another one. */
  lastId: number;
  ids: string[];
  /** All mail ever received, for the ledger; emptying the inbox does not undo a delivery. */
  delivered: { message_id: string; to: string; subject: string }[];
}

const MAX_KEPT = 1000;

/** The only inbox, which receives all mail. Each mail is stored by itself, and written once. */
export class Mailbox {
  readonly #world: World;
  readonly #index: Stored<Index>;
  readonly #messages = new Map<string, Stored<Message | null>>();

  constructor(world: World) {
    this.#world = world;
    this.#index = world.store('mail', () => ({ lastId: 0, ids: [], delivered: [] }));
    for (const id of this.#index.value.ids) this.#messages.set(id, this.#open(id));
  }

  /** Newest first. */
  list(): Message[] {
    return this.#index.value.ids.flatMap((id) => this.find(id) ?? []).toReversed();
  }

  find(id: string): Message | undefined {
    return this.#messages.get(id)?.value ?? undefined;
  }

  /** Changes whenever the list does. */
  revision(): string {
    const { lastId, ids } = this.#index.value;
    return `${lastId}-${ids.length}`;
  }

  delivered(): Index['delivered'] {
    return this.#index.value.delivered;
  }

  /** Accepts a raw mail; throws if the bytes are not a mail. */
  async receive(raw: Buffer, recipients: string[]): Promise<Message> {
    this.#index.value.lastId += 1;
    const id = String(this.#index.value.lastId);
    const message = await readMessage(raw, { id, receivedAt: this.#world.now(), recipients });
    const stored = this.#open(id);
    stored.value = message;
    stored.save();
    this.#messages.set(id, stored);
    const { ids, delivered } = this.#index.value;
    ids.push(id);
    delivered.push({ message_id: message.messageId, to: message.to, subject: message.subject });
    if (ids.length > MAX_KEPT) this.#drop(ids.splice(0, ids.length - MAX_KEPT));
    this.#index.save();
    return message;
  }

  /** Empties the inbox; returns how many mails it had. */
  empty(): number {
    const gone = this.#index.value.ids.splice(0);
    this.#drop(gone);
    this.#index.save();
    return gone.length;
  }

  /** Restores a first start. */
  reset(): void {
    this.empty();
    this.#index.value.delivered = [];
    this.#index.save();
  }

  #open(id: string): Stored<Message | null> {
    return this.#world.store<Message | null>(`mail-${id}`, () => null);
  }

  #drop(ids: string[]): void {
    for (const id of ids) {
      const stored = this.#messages.get(id);
      if (!stored) continue;
      stored.value = null;
      stored.save();
      this.#messages.delete(id);
    }
  }
}
