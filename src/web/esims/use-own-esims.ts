import { useCallback, useState } from 'react';

import { answerOf } from '../api/api.ts';
import type { ShopApi } from '../api/caller.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useApi } from '../api/use-api.ts';

const PAGE = 20;
/** The API's limit per call. */
const MOST = 100;

/** The user's eSIMs, else those bought in this browser: the first page, and more on request. */
export function useOwnEsims() {
  const api = useApi();
  const [wanted, setWanted] = useState(PAGE);
  const ask = useCallback(() => readEsims(api, wanted), [api, wanted]);
  const showMore = useCallback(() => setWanted((before) => before + PAGE), []);
  return { ...useAnswer(ask), showMore };
}

export type OwnEsimList = Awaited<ReturnType<typeof readEsims>>;

async function readEsims(api: ShopApi, wanted: number) {
  const ask = (count: number, after?: string) => {
    const limit = String(Math.min(count, MOST));
    return answerOf(api.esims.$get({ query: after === undefined ? { limit } : { limit, after } }));
  };
  const list = await ask(wanted);
  while (list.next !== null && list.esims.length < wanted) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const page = await ask(wanted - list.esims.length, list.next);
    list.esims.push(...page.esims);
    list.next = page.next;
  }
  return list;
}
