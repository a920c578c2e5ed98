import { sharedStorage } from './browser-storage.ts';

export const VIA_KEY = 'simport.via';

/** Stores the partner code of an address, with the time, for a later purchase; the last one counts. */
export function keepPartner({ search }: { search: string }): void {
  const code = /[?&]via=([\w.-]{1,40})(&|$)/.exec(search)?.[1];
  if (code) sharedStorage.setItem(VIA_KEY, `${code} ${Date.now()}`);
}
