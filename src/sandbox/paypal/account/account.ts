import type { Shop, Stored, World } from '../../core/party.ts';
import { makeKeys, type Keys } from './certificate.ts';
import { newId } from './ids.ts';
import type { PaypalState, StoredEvent } from './state.ts';
import { announce } from './webhook-delivery.ts';

/** The account that orders pay into, unless a control says otherwise. */
export const MERCHANT = 'SANDBXMERCHNT';

const KEPT_EVENTS = 3000;

/** The one business account behind the API: its state, clock and events. */
export interface Account {
  readonly state: PaypalState;
  readonly world: World;
  readonly shop: Shop;
  /** The party's own origin. */
  origin(): string;
  save(): void;
  /** The key that signs webhooks. */
  keys(): Keys;
  emit(event: { type: string; resourceType: string; summary: string; resource: object }): void;
}

export function openAccount(
  world: World,
  { shop, origin, stored }: { shop: Shop; origin: () => string; stored: Stored<PaypalState> },
): Account {
  const account: Account = {
    get state() {
      return stored.value;
    },
    world,
    shop,
    origin,
    save: () => stored.save(),
    keys() {
      if (stored.value.keys) return stored.value.keys;
      const keys = makeKeys(Date.now());
      stored.value.keys = keys;
      stored.save();
      return keys;
    },
    emit({ type, resourceType, summary, resource }) {
      const id = `WH-${newId()}-${newId()}`;
      const self = `${origin()}/v1/notifications/webhooks-events/${id}`;
      const event: StoredEvent = {
        id,
        event_version: '1.0',
        create_time: new Date(world.now()).toISOString(),
        resource_type: resourceType,
        resource_version: '2.0',
        event_type: type,
        summary,
        resource: structuredClone(resource),
        links: [
          { href: self, rel: 'self', method: 'GET' },
          { href: `${self}/resend`, rel: 'resend', method: 'POST' },
        ],
      };
      account.state.events[id] = event;
      prune(account.state);
      announce(account, event);
      account.save();
    },
  };
  return account;
}

function prune(state: PaypalState): void {
  const ids = Object.keys(state.events);
  if (ids.length < KEPT_EVENTS * 1.1) return;
  const old = new Set(ids.slice(0, ids.length - KEPT_EVENTS));
  for (const id of old) delete state.events[id];
  state.undelivered = state.undelivered.filter((id) => !old.has(id));
}

/** A time in PayPal's format: whole seconds. */
export function stamp(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
