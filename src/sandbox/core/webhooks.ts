import type { Delivery, PartyName, Webhooks } from './party.ts';

export type WebhookMode = 'pass' | 'hold' | 'drop' | 'duplicate' | 'shuffle';
export type WebhookAction = Exclude<WebhookMode, 'pass'> | 'release' | 'resend';

interface Parcel extends Delivery {
  state: 'waiting' | 'sending' | 'retrying' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  lastStatus: number | null;
}

const REMEMBERED = 500;
const AT_ONCE = 8;
const SHUFFLE_WINDOW_MS = 400;

/** Sends every party's callbacks, with the controls of `/control/webhooks`. */
export class WebhookSender implements Webhooks {
  readonly #modes = new Map<PartyName, WebhookMode>();
  readonly #parcels: Parcel[] = [];
  readonly #queue: Parcel[] = [];
  readonly #calledOff = new Set<() => void>();
  readonly #wake: (ms: number, ring: () => void) => () => void;
  #sending = 0;
  #closed = false;

  /** `wake` calls `ring` after so many milliseconds of the sandbox's clock. */
  constructor(wake: (ms: number, ring: () => void) => () => void) {
    this.#wake = wake;
  }

  deliver(delivery: Delivery): void {
    this.#take({ ...delivery, state: 'waiting', attempts: 0, lastStatus: null });
  }

  /** All remembered callbacks, oldest first. */
  list(party?: PartyName) {
    return this.#parcels
      .filter((parcel) => !party || parcel.party === party)
      .map(({ party, id, state, attempts, lastStatus }) => ({
        party,
        id,
        state,
        attempts,
        last_status: lastStatus,
      }));
  }

  /** Applies a control; modes stay until `release`. Returns how many callbacks it touched. */
  pull(party: PartyName, action: WebhookAction, id?: string): number {
    if (action === 'resend') return this.#resend(party, id);
    const waiting = this.#parcels.filter((parcel) => parcel.party === party && parcel.state === 'waiting');
    this.#modes.set(party, action === 'release' ? 'pass' : action);
    if (action === 'hold') return waiting.length;
    for (const parcel of waiting) this.#handle(parcel);
    return waiting.length;
  }

  reset(): void {
    for (const callOff of this.#calledOff) callOff();
    this.#calledOff.clear();
    this.#modes.clear();
    this.#parcels.length = 0;
    this.#queue.length = 0;
  }

  close(): void {
    this.#closed = true;
    this.reset();
  }

  #resend(party: PartyName, id?: string): number {
    const again = this.#parcels.filter(
      (parcel) => parcel.party === party && (!id || parcel.id === id || parcel.id.startsWith(`${id}:`)),
    );
    for (const parcel of again) this.#enqueue({ ...parcel, attempts: 0, lastStatus: null });
    return again.length;
  }

  #take(parcel: Parcel): void {
    this.#parcels.push(parcel);
    if (this.#parcels.length > REMEMBERED) {
      const settled = this.#parcels.findIndex((old) => old.state !== 'waiting' && old.state !== 'retrying');
      if (settled >= 0) this.#parcels.splice(settled, 1);
    }
    this.#handle(parcel);
  }

  #handle(parcel: Parcel): void {
    const mode = this.#modes.get(parcel.party) ?? 'pass';
    if (mode === 'hold') return;
    if (mode === 'drop') {
      parcel.state = 'dropped';
      return;
    }
    if (mode === 'shuffle') {
      this.#later(Math.random() * SHUFFLE_WINDOW_MS, () => this.#enqueue(parcel));
      return;
    }
    this.#enqueue(parcel);
    if (mode === 'duplicate') this.#enqueue({ ...parcel });
  }

  #enqueue(parcel: Parcel): void {
    parcel.state = 'sending';
    this.#queue.push(parcel);
    this.#pump();
  }

  #pump(): void {
    while (this.#sending < AT_ONCE) {
      const parcel = this.#queue.shift();
      if (!parcel) return;
      this.#sending += 1;
      void this.#send(parcel).finally(() => {
        this.#sending -= 1;
        this.#pump();
      });
    }
  }

  async #send(parcel: Parcel): Promise<void> {
    parcel.attempts += 1;
    parcel.lastStatus = await parcel.send().catch(() => null);
    if (parcel.lastStatus !== null && parcel.lastStatus >= 200 && parcel.lastStatus < 300) {
      parcel.state = 'delivered';
      return;
    }
    const pause = parcel.retrySeconds[parcel.attempts - 1];
    if (pause === undefined) {
      parcel.state = 'failed';
      return;
    }
    parcel.state = 'retrying';
    this.#later(pause * 1000, () => this.#enqueue(parcel));
  }

  #later(ms: number, ring: () => void): void {
    if (this.#closed) return;
    const callOff = this.#wake(ms, () => {
      this.#calledOff.delete(callOff);
      ring();
    });
    this.#calledOff.add(callOff);
  }
}

/** Posts JSON to an address of the shop. Returns the answer's status; rejects if none comes in time. */
export async function postCallback(
  url: string,
  body: string,
  headers: Record<string, string>,
  withinMs: number,
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
  });
  await response.body?.cancel();
  return response.status;
}
