import { DAY_MS, remainingAt } from '../account/assignment.ts';
import type { Books } from '../account/books.ts';
import type { Esim } from '../account/esim.ts';
import type { Use } from '../account/use-data.ts';
import { places } from '../bundles/world.ts';
import type { Callbacks } from './callbacks.ts';

/** The vendor sends a callback at these percentages of use. */
const THRESHOLDS = [1, 50, 80, 100];

/**
 * Sends the callbacks for used data: first use, a threshold passed, a country not visited in the last 24 hours. An unlimited
 * bundle passes no threshold, since it is never used up.
 */
export function tellOfUse(
  books: Books,
  callbacks: Callbacks,
  esim: Esim,
  { uses, country }: { uses: Use[]; country: string | undefined },
): void {
  for (const { assignment, firstUse, remainingBefore } of uses) {
    if (firstUse) callbacks.aboutBundle('FirstUse', esim, assignment);
    if (assignment.unlimited) continue;
    const used = (remaining: number) => (1 - remaining / assignment.initialBytes) * 100;
    const [before, after] = [used(remainingBefore), used(remainingAt(assignment, books.now()))];
    for (const threshold of THRESHOLDS) {
      if (before < threshold && after >= threshold) callbacks.aboutBundle('Utilisation', esim, assignment);
    }
  }
  if (country && uses.length > 0) tellOfCountry(books, callbacks, esim, country);
}

function tellOfCountry(books: Books, callbacks: Callbacks, esim: Esim, code: string): void {
  const now = books.now();
  const last = esim.visits?.[code];
  if (last !== undefined && now < last + DAY_MS) return;
  esim.visits = { ...esim.visits, [code]: now };
  books.save();
  callbacks.countryChange(esim, { code, name: places.get(code)?.name ?? code });
}
