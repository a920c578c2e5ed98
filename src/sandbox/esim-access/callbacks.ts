import { randomUUID } from 'node:crypto';

import type { World } from '../core/party.ts';
import { postCallback } from '../core/webhooks.ts';
import type { AccessBooks, AccessOrder } from './books.ts';

const ANSWER_WITHIN_MS = 20_000;
/** The documents name no retries. */
const RETRY_SECONDS = [1, 10, 60];
const THRESHOLDS = [0.5, 0.8, 0.9];

/** Unsigned callbacks, none where `url` gives null. */
export class AccessCallbacks {
  readonly #world: World;
  readonly #books: AccessBooks;
  readonly #url: () => string | null;

  constructor(world: World, books: AccessBooks, url: () => string | null) {
    this.#world = world;
    this.#books = books;
    this.#url = url;
  }

  /** Once the profile is allocated. */
  announce(order: AccessOrder): void {
    this.#world.at(order.readyAt, () => {
      const { orderNo, transactionId } = order;
      if (!order.fails) this.#send('ORDER_STATUS', { orderNo, transactionId, orderStatus: 'GOT_RESOURCE' });
    });
  }

  tellStatus(order: AccessOrder): void {
    const { smdpStatus } = order;
    this.#send('ESIM_STATUS', { ...ids(order), esimStatus: this.#books.statusOf(order), smdpStatus });
  }

  /** At 50, 80 and 90 % of the data. */
  tellUsage(order: AccessOrder, { before, now }: { before: number; now: number }): void {
    const passed = THRESHOLDS.findLast((threshold) => before < threshold && now >= threshold);
    if (passed === undefined) return;
    const { volume } = this.#books.packageOf(order);
    this.#send('DATA_USAGE', {
      ...ids(order),
      totalVolume: volume,
      orderUsage: order.used,
      remain: volume - order.used,
      remainThreshold: Math.round((1 - passed) * 10) / 10,
    });
  }

  #send(notifyType: string, content: Record<string, unknown>): void {
    const url = this.#url();
    if (url === null) return;
    const notifyId = randomUUID().replaceAll('-', '');
    const eventGenerateTime = new Date(this.#books.now()).toISOString();
    const body = JSON.stringify({ notifyType, eventGenerateTime, notifyId, content });
    this.#world.webhooks.deliver({
      party: 'esim-access',
      id: notifyId,
      retrySeconds: RETRY_SECONDS,
      send: () => postCallback(url, body, {}, ANSWER_WITHIN_MS),
    });
  }
}

function ids({ orderNo, transactionId, esimTranNo, iccid }: AccessOrder) {
  return { orderNo, transactionId, esimTranNo, iccid };
}
