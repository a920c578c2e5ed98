import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach } from 'vitest';

import { WEBHOOK_EVENTS } from '../../../src/domain/operators/webhook-events.ts';
import type { OutputOf } from '../../../src/server/admin/run-verb.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { sweepDeliveries } from '../../../src/server/webhook-endpoints/send-delivery.ts';
import { operator, type TestOperator } from '../console/operator.ts';
import { type Receiver, startReceiver } from '../outside/webhook-receiver.ts';
import type { TestShop } from './shop.ts';

/** A receiver of webhooks for each test, and an owner who makes endpoints for it. */
class Webhooks {
  readonly #shop: TestShop;
  owner!: TestOperator;
  receiver!: Receiver;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  /** The console ends while the clock moves. */
  async signIn(): Promise<void> {
    this.owner = await operator(this.#shop, 'owner');
  }

  async begin(): Promise<void> {
    this.receiver = await startReceiver();
    // Its code ends, too.
    const { reason } = (await this.owner.tell('webhook_create', {})).body;
    if (reason !== 'invalid_field') await this.signIn();
  }

  async end(): Promise<void> {
    await this.receiver.stop();
    const { db } = this.#shop.deps.db;
    await db.execute(sql`delete from webhook_event`);
    await db.execute(sql`update webhook_endpoint set removed_at = now()`);
    await watch(this.#shop.deps);
  }

  async make(events: readonly string[] = WEBHOOK_EVENTS): Promise<{ id: string; secret: string }> {
    const given = { url: this.receiver.url, events };
    const made = await this.owner.tell<{ id: string; secret: string }>('webhook_create', given);
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return made.body;
  }

  async read(id: string): Promise<OutputOf<'webhook'>> {
    return (await this.owner.ask<OutputOf<'webhook'>>('webhook', { id })).body;
  }

  /** Does what is due, as the recurring job would. */
  async sweep(): Promise<void> {
    await this.#shop.drain();
    for (let rounds = 0; rounds < 20; rounds++) {
      await sweepDeliveries(this.#shop.deps);
      if ((await this.#shop.drain()) === 0) return;
    }
  }

  /** Emits as a trigger does, in an own transaction. */
  emit(type: string, subject: string, data: Record<string, unknown> = {}) {
    const { deps } = this.#shop;
    return deps.db.db.execute(
      sql`select emit_webhook_event(${type}, ${subject}, ${JSON.stringify(data)}::jsonb, ${deps.now().toISOString()}::timestamptz)`,
    );
  }

  /** What arrived of an order, in its order. */
  typesOf(order: string): string[] {
    return this.receiver.received.filter(({ data }) => data['order_id'] === order).map(({ type }) => type);
  }
}

/** For the tests of a file. */
export function useWebhooks(shop: TestShop): Webhooks {
  const hooks = new Webhooks(shop);
  beforeAll(() => hooks.signIn());
  beforeEach(() => hooks.begin());
  afterEach(() => hooks.end());
  return hooks;
}
