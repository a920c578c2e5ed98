import { useState } from 'react';

import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { logFailure } from '../browser/log-failure.ts';

/** Takes eSIMs out of the list and puts them back. @param onChanged the list is another now */
export function useHiding(onChanged: () => void) {
  const api = useApi();
  const [hiddenLast, setHiddenLast] = useState<UserEsim | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function put(esim: UserEsim, hidden: boolean): Promise<void> {
    await answerOf(api.esims[':id'].$patch({ param: { id: esim.id }, json: { hidden } }));
    setFailed(false);
    setHiddenLast(hidden ? esim : null);
    onChanged();
  }
  /** Throws when it stays. */
  const hide = (esim: UserEsim) => put(esim, true);
  const restore = (esim: UserEsim) =>
    put(esim, false).catch((failure: unknown) => {
      logFailure('hiding an eSIM', failure);
      setFailed(true);
    });
  return { hide, restore, hiddenLast, hasFailed };
}
