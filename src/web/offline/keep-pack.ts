import { keptUntil, mayKeep } from '../../domain/esims/offline-pack.ts';
import { answerOf, ApiFailure } from '../api/api.ts';
import type { ShopApi } from '../api/caller.ts';
import type { Settings } from '../core/site.ts';
import { WORKER } from './addresses.ts';
import { composePack } from './compose-pack.ts';
import { readPacks, storePack } from './packs.ts';
import { keepPage, refreshPacks } from './refresh-packs.ts';
import { sealPack } from './seal.ts';

/** What to keep: an order by the token in its link, or an eSIM of this browser's visitor by its id. */
export type WhatToKeep = { order: string } | { esim: string };

/** Why nothing was kept. `over`: it is being returned, or its plan has ended. */
export type NotKept = 'offline' | 'full' | 'blocked' | 'over';

/** The settings that a pack shows or is read with. */
type PackSettings = Pick<Settings, 'supportEmail' | 'liveChatUrl'>;

/** Keeps an order in this browser with the page and the worker that show it. Null if it is kept. */
export async function keepPack(
  api: ShopApi,
  what: WhatToKeep,
  { settings, refundTime }: { settings: PackSettings; refundTime: string },
): Promise<NotKept | null> {
  try {
    const token =
      'order' in what
        ? what.order
        : (await answerOf(api.esims[':id'].activation.$get({ param: { id: what.esim } }))).order;
    const { order } = await answerOf(api.orders[':token'].$get({ param: { token } }));
    if (!order.esim) return 'over';
    const { esim } = await answerOf(
      api.esims[':id'].$get({ param: { id: order.esim.id }, query: { order: token } }),
    );
    const now = new Date();
    const extent = mayKeep(order, esim, null);
    if (extent === 'nothing') return 'over';
    const activation = extent === 'all' ? order.esim.activation : null;
    const pack = composePack({ order, esim, activation, settings, refundTime, now });
    await keepPage(pack.page);
    await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
    await storePack(await sealPack(pack, keptUntil(esim, now)));
    // A browser that is short of space deletes what nobody asked it to keep first.
    void navigator.storage.persist?.().catch(() => false);
    return null;
  } catch (failure) {
    return whyNotKept(failure);
  }
}

function whyNotKept(failure: unknown): NotKept {
  if (failure instanceof ApiFailure) return failure.status === 0 ? 'offline' : 'over';
  if (failure instanceof DOMException && failure.name === 'QuotaExceededError') return 'full';
  return navigator.onLine ? 'blocked' : 'offline';
}

/** Whether this browser keeps the eSIM with this id. */
export async function isKept(esim: string): Promise<boolean> {
  const packs = await readPacks(new Date());
  return packs.some(({ id }) => id === esim);
}

let renewed: Promise<unknown> | undefined;

/** Asks the shop about everything that is kept, once a visit. */
export async function renewPacks(apiBase: string): Promise<void> {
  renewed ??= refreshPacks(apiBase, new Date());
  await renewed;
}

export { removePack } from './packs.ts';
