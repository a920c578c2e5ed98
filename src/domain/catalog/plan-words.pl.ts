import { inDays } from '../language-words.pl.ts';
import type * as source from './plan-words.ts';

export const UNLIMITED_DATA: string = 'Bez limitu';

/** '500 MB'. */
export const megabytes: typeof source.megabytes = (count) => `${count}\u00A0MB`;

/** '2,5 GB'. */
export const gigabytes: typeof source.gigabytes = (digits) => `${digits.replace('.', ',')}\u00A0GB`;

export const rowDays: typeof source.rowDays = (days) => `Na ${inDays(days)}`;
