import { sharedStorage } from './browser-storage.ts';

export const VIA_KEY = 'simport.via';

/** The partner that an address names is kept for the purchase that may follow, with the time: the last one counts. */
export function keepPartner({ search }: { search: string }): void {
  const code = /[?&]via=([\w.-]{1,40})(&|$)/.exec(search)?.[1];
  if (code) sharedStorage.setItem(VIA_KEY, `${code} ${Date.now()}`);
}
