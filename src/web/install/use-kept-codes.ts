import { useCallback, useEffect, useState } from 'react';

import type { Activation } from '../../domain/checkout/order-schema.ts';
import { isOver } from '../../domain/esims/display-status.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** The newest of those that may have to be installed. */
const MOST = 3;

export type ReadCodes = (esim: UserEsim) => Promise<Activation>;

/**
 * The codes of eSIMs: those of the newest come while there is a network, for whoever lands without one, and each stays in the
 * memory of this list, nowhere else, until the list goes.
 */
export function useKeptCodes(esims: readonly UserEsim[]): ReadCodes {
  const api = useApi();
  const [kept] = useState(() => new Map<string, Promise<Activation>>());
  const read = useCallback(
    (esim: UserEsim) => {
      // Another eSIM in its place has other codes.
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
