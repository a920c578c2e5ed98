import { useEffect, useState } from 'react';

import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';

const PAUSE_MS = 2000;

/**
 * Whether the shop has an order's money; polls until it does, since a buyer's approval in PayPal's window moves none yet.
 * @param isKnown the answer is known to be yes, so don't ask
 */
export function useIsPaid(order: string | null, isKnown: boolean): boolean {
  const api = useApi();
  const [isPaid, setPaid] = useState(false);
  const asked = isKnown || isPaid ? null : order;
  useEffect(() => {
    if (asked === null) return undefined;
    let isHere = true;
    const ask = async () => {
      const call = api.orders[':token'].$get({ param: { token: asked } });
      // One failed poll among many is not worth reporting.
      const status = (await answerOf(call).catch(() => null))?.order.status;
      if (isHere && (status === 'processing' || status === 'ready')) setPaid(true);
    };
    const timer = setInterval(() => void ask(), PAUSE_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [api, asked]);
  return isKnown || isPaid;
}
