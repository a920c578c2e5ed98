import { useEffect, useEffectEvent, useState } from 'react';

import type { Order } from '../../domain/checkout/order-schema.ts';
import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';

/** Milliseconds between polls; the last one repeats. */
const PAUSES = [2000, 2000, 3000, 3000, 4000, 5000, 8000];

/** Whether no further step follows by itself. */
function isAtRest({ status }: Order): boolean {
  return status === 'ready' || status === 'refunded';
}

/**
 * An order's current state: polled while something is under way, and at once when the reader returns to the page. Failed polls
 * are ignored, because the next one follows.
 */
export function useOrder(loaded: Order): Order {
  const api = useApi();
  const [seen, setSeen] = useState({ since: loaded, order: loaded });
  // A fresh page load is newer than any earlier poll.
  const order = seen.since === loaded ? seen.order : loaded;

  const poll = useEffectEvent(async () => {
    const found = await answerOf(api.orders[':token'].$get({ param: { token: order.order } })).catch(
      () => null,
    );
    if (found) setSeen({ since: loaded, order: found.order });
  });
  const atRest = isAtRest(order);
  // An unpaid order may be in payment in another tab: worth a poll on return, but not regular ones.
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
