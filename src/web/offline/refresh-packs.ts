import type { Order } from '../../domain/checkout/order-schema.ts';
import { keptUntil, mayKeep } from '../../domain/esims/offline-pack.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { PACKS } from '../browser/pack-names.ts';
import { KEPT_PAGE } from './addresses.ts';
import type { OfflinePack } from './pack.ts';
import { readPacks, removePack, storePack } from './packs.ts';
import { openPack, type SealedPack, sealPack } from './seal.ts';

/** The answers of the API by which a pack is renewed. */
interface News {
  order: Order;
  esim: UserEsim;
}

/**
 * Asks the shop about every kept order: used codes are deleted, what is left is renewed, and an order that is over goes. Without
 * an answer all stays as it is.
 * @param apiBase of the settings
 * @returns whether something changed
 */
export async function refreshPacks(apiBase: string, now: Date): Promise<boolean> {
  let hasChanged = false;
  for (const sealed of await readPacks(now)) {
    const pack = await openPack(sealed);
    if (pack && (await refresh(sealed, pack, apiBase, now))) hasChanged = true;
  }
  return hasChanged;
}

async function refresh({ id }: SealedPack, pack: OfflinePack, apiBase: string, now: Date): Promise<boolean> {
  const news = await readNews(pack, apiBase);
  if (news === null) return false;
  const what = news === 'gone' ? 'nothing' : mayKeep(news.order, news.esim, pack.iccid);
  if (what === 'nothing' || news === 'gone') {
    await removePack(id);
    return true;
  }
  const renewed = renewedBy(pack, news.esim, what === 'all');
  await storePack(await sealPack(renewed, keptUntil(news.esim, now)));
  return JSON.stringify(renewed) !== JSON.stringify(pack);
}

/** The pack with the newest reading, and without codes that may not stay. */
export function renewedBy(
  pack: OfflinePack,
  { usage }: Pick<UserEsim, 'usage'>,
  keepsCodes: boolean,
): OfflinePack {
  return { ...pack, codes: keepsCodes ? pack.codes : null, left: leftOf(usage) ?? pack.left };
}

/** What a pack says is left; null if nothing is counted. */
export function leftOf(usage: UserEsim['usage']): OfflinePack['left'] {
  const value = usage?.remaining_quantity_formatted ?? null;
  return usage && value !== null ? { value, at: usage.last_updated } : null;
}

/** Null if there is no answer now; `gone` if the shop knows no such order any more. */
async function readNews(pack: OfflinePack, apiBase: string): Promise<News | 'gone' | null> {
  const read = async <T>(path: string): Promise<T | 'gone' | null> => {
    const answer = await fetch(`${apiBase}/api/${path}`, {
      credentials: 'include',
      cache: 'no-store',
      headers: { 'accept-language': pack.language },
    });
    if (answer.ok) return (await answer.json()) as T;
    return answer.status === 404 ? 'gone' : null;
  };
  try {
    const found = await read<{ order: Order }>(`orders/${pack.order}`);
    if (found === 'gone' || found === null) return found;
    const { order } = found;
    // Nothing is known of the eSIM of an order that is being refunded.
    if (order.esim === null) return order.status === 'ready' ? null : 'gone';
    const details = await read<{ esim: UserEsim }>(`esims/${pack.esim}?order=${pack.order}`);
    return details === 'gone' || details === null ? details : { order, esim: details.esim };
  } catch {
    return null;
  }
}

/** Keeps the page that shows packs as it is now. Throws if it does not come. */
export async function keepPage(address: string): Promise<void> {
  const page = await fetch(address, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok || page.redirected) throw new Error(`${address} answered ${page.status}`);
  await (await caches.open(PACKS)).put(KEPT_PAGE, page);
}
