import { useEffect, useState } from 'react';

import { apiAt } from '../../api/caller.ts';
import { logFailure } from '../../browser/log-failure.ts';

interface ShopFacts {
  brand: string;
  /** No real money moves. */
  sandbox: boolean;
  /** Whether Google sign-in is available. */
  google: boolean;
}

const UNREAD: ShopFacts = {
  brand: document.documentElement.dataset['brand'] ?? '',
  sandbox: false,
  google: false,
};

let reading: Promise<ShopFacts> | null = null;
let known = UNREAD;

async function read(): Promise<ShopFacts> {
  const answer = await apiAt('/api').settings.$get();
  const { brand, sandbox, google } = (await answer.json()) as ShopFacts;
  known = { brand, sandbox, google };
  return known;
}

/** What the console needs to know about this shop. If the answer fails, only the brand is known, from the document. */
export function useShopFacts(): ShopFacts {
  const [facts, setFacts] = useState(known);
  useEffect(() => {
    reading ??= read();
    reading.then(setFacts, (failure: unknown) => {
      reading = null;
      logFailure('reading the facts of the shop', failure);
    });
  }, []);
  return facts;
}
