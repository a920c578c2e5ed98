import { useCallback, useEffect, useState } from 'react';

import type { Activation } from '../../domain/checkout/order-schema.ts';
import { isOver } from '../../domain/esims/display-status.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** How many of the newest eSIMs that may need installing. */
const MOST = 3;

export type ReadCodes = (esim: UserEsim) => Promise<Activation>;

/**
 * eSIMs' codes. Those of the newest load in advance, for buyers who land without a network. They are stored only in memory, as
 * long as the list is mounted.
 */
export function usePreloadedCodes(esims: readonly UserEsim[]): ReadCodes {
  const api = useApi();
  const [kept] = useState(() => new Map<string, Promise<Activation>>());
  const read = useCallback(
    (esim: UserEsim) => {
      // A replacement has other codes.
      const key = `${esim.id} ${esim.iccid}`;
      const known = kept.get(key);
      if (known) return known;
      const asked = answerOf(api.esims[':id'].activation.$get({ param: { id: esim.id } })).then(
        ({ activation }) => activation,
      );
      kept.set(key, asked);
      asked.catch(() => kept.delete(key));
      return asked;
    },
    [api, kept],
  );
  useEffect(() => {
    const newest = esims.filter((esim) => esim.has_activation && !isOver(esim)).slice(0, MOST);
    void afterPaint().then(() => Promise.allSettled(newest.map(read)));
  }, [esims, read]);
  return read;
}
