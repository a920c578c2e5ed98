import { useState } from 'react';

import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { noteFailure } from '../browser/note-failure.ts';

/** Takes eSIMs out of the list and puts them back. @param onChanged the list is another now */
export function useHiding(onChanged: () => void) {
  const api = useApi();
  const [hiddenLast, setHiddenLast] = useState<UserEsim | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function put(esim: UserEsim, hidden: boolean): Promise<boolean> {
    try {
      const call = api.esims[':id'].$patch({ param: { id: esim.id }, json: { hidden } });
      await answerOf(call);
    } catch (failure) {
      noteFailure('hiding an eSIM', failure);
      return false;
    }
    setFailed(false);
    setHiddenLast(hidden ? esim : null);
    onChanged();
    return true;
  }
  const hide = (esim: UserEsim) => put(esim, true);
  const restore = async (esim: UserEsim) => setFailed(!(await put(esim, false)));
  return { hide, restore, hiddenLast, hasFailed };
}
