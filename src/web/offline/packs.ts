import { forgetPacks, hasPacks } from '../browser/forget-packs.ts';
import { PACKS } from '../browser/pack-names.ts';
import type { SealedPack } from './seal.ts';

const TABLE = 'packs';

/** Every pack that this browser keeps, without those whose time is over, which are deleted. Throws if the browser keeps nothing. */
export async function readPacks(now: Date): Promise<SealedPack[]> {
  // Looking would make an empty database.
  if (!(await hasPacks())) return [];
  const packs = await inTable<SealedPack[]>('readonly', (table) => table.getAll());
  const over = packs.filter(({ ends }) => ends <= now.getTime());
  for (const { id } of over) await removePack(id);
  return packs.filter((pack) => !over.includes(pack));
}

export async function storePack(pack: SealedPack): Promise<void> {
  await inTable('readwrite', (table) => table.put(pack, pack.id));
}

/** With the last one, the worker goes as well. */
export async function removePack(id: string): Promise<void> {
  await inTable('readwrite', (table) => table.delete(id));
  const left = await inTable<number>('readonly', (table) => table.count());
  if (left === 0) await forgetPacks();
}

async function inTable<T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode);
      const asked = work(transaction.objectStore(TABLE));
      transaction.addEventListener('complete', () => resolve(asked.result as T));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
  } finally {
    // Open, it would keep another tab from deleting it.
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(PACKS, 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(TABLE));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('not opened')));
  });
}
