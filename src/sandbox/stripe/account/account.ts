import type { Shop, Stored, World } from '../../core/party.ts';
import { newId } from './ids.ts';
import type { StoredEvent, StripeState } from './state.ts';
import { announce } from './webhook-delivery.ts';

/** The API version of the pinned SDK, which events have, too. */
export const API_VERSION = '2026-10-28.endive';

const KEPT_EVENTS = 3000;
/** Counting is slow, so old events are removed only once in so many. */
const PRUNE_EVERY = 200;

/** The API request that caused an event. */
export type Cause = StoredEvent['request'];

/** The cause of an event that happened without a request. */
export const BY_ITSELF: Cause = { id: null, idempotency_key: null };

/** The one account behind every key: its state, clock and events. */
export interface Account {
  readonly state: StripeState;
  readonly world: World;
  readonly shop: Shop;
  /** How much of a currency a euro buys now. */
  perEuro(currency: string): number;
  /** Unix seconds on the sandbox's clock. */
  seconds(): number;
  save(): void;
  emit(type: string, object: object, cause: Cause, previous?: object): void;
}

export function openAccount(
  world: World,
  { shop, perEuro, stored }: Pick<Account, 'shop' | 'perEuro'> & { stored: Stored<StripeState> },
): Account {
  let emitted = 0;
  const account: Account = {
    get state() {
      return stored.value;
    },
    world,
    shop,
    perEuro,
    seconds: () => Math.floor(world.now() / 1000),
    save: () => stored.save(),
    emit(type, object, cause, previous) {
      const event: StoredEvent = {
        id: newId('evt_'),
        object: 'event',
        api_version: API_VERSION,
        created: account.seconds(),
        data: {
          object: structuredClone(object),
          ...(previous && { previous_attributes: structuredClone(previous) }),
        },
        livemode: false,
        pending_webhooks: 0,
        request: cause,
        type,
      };
      account.state.events[event.id] = event;
      emitted += 1;
      if (emitted % PRUNE_EVERY === 0) prune(account.state);
      announce(account, event);
      account.save();
    },
  };
  return account;
}

function prune(state: StripeState): void {
  const ids = Object.keys(state.events);
  for (const id of ids.slice(0, Math.max(0, ids.length - KEPT_EVENTS))) {
    delete state.events[id];
    delete state.undelivered[id];
  }
}
