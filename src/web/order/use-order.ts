import { useEffect, useEffectEvent, useState } from 'react';

import type { Order } from '../../domain/checkout/order-schema.ts';
import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';

/** Milliseconds between looks; the last one goes on. */
const PAUSES = [2000, 2000, 3000, 3000, 4000, 5000, 8000];

/** Nothing more happens to an order in these by itself. */
function isAtRest({ status }: Order): boolean {
  return status === 'ready' || status === 'refunded';
}

/**
 * An order as it stands, looked at again while something is under way, and at once when its reader comes back to it.
 * A look that fails is not spoken of: the next one follows.
 */
export function useOrder(loaded: Order): Order {
  const api = useApi();
  const [seen, setSeen] = useState({ since: loaded, order: loaded });
  // A fresh page load knows better than what was seen before it.
  const order = seen.since === loaded ? seen.order : loaded;

  const poll = useEffectEvent(async () => {
    const found = await answerOf(api.orders[':token'].$get({ param: { token: order.order } })).catch(
      () => null,
    );
    if (found) setSeen({ since: loaded, order: found.order });
  });
  const atRest = isAtRest(order);
  // Who has not paid may be paying in another tab: worth a look on return, not a steady one.
  const isMoving = !atRest && order.status !== 'unpaid';
  useEffect(() => {
    if (!isMoving) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (polls: number) => {
      timer = setTimeout(
        () => void poll().then(() => wait(polls + 1)),
        PAUSES[Math.min(polls, PAUSES.length - 1)],
      );
    };
    wait(0);
    return () => clearTimeout(timer);
  }, [isMoving]);
  useEffect(() => {
    if (atRest) return undefined;
    const returned = () => {
      if (document.visibilityState === 'visible') void poll();
    };
    const places: [EventTarget, string][] = [
      [window, 'focus'],
      [window, 'online'],
      [document, 'visibilitychange'],
    ];
    for (const [place, event] of places) place.addEventListener(event, returned);
    return () => {
      for (const [place, event] of places) place.removeEventListener(event, returned);
    };
  }, [atRest]);
  return order;
}
