import { keep, readKept, tabStorage } from '../browser/browser-storage.ts';

/** What the shop takes as one and the same request: kept until it is known what came of it, also across a reload. */
export function buyAgainAttempt(bundleName: string, countryCode: string) {
  const key = `simport.attempt.again.${bundleName}.${countryCode}`;
  return {
    id(): string {
      const kept = readKept(tabStorage, key, isId);
      if (kept !== null) return kept;
      const id = crypto.randomUUID();
      keep(tabStorage, key, id);
      return id;
    },
    settle: () => tabStorage.removeItem(key),
  };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
}
