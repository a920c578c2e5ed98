import { useEffect, useState } from 'react';

import { answerOf } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';

const PAUSE_MS = 2000;

/**
 * Whether the shop has the money of an order, asked until it has: that a buyer agreed in a window is not yet it.
 * @param isKnown nobody need be asked
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
      // Nobody need hear that one of many questions was not answered.
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
