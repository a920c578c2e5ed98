import type * as source from './plan-words.ts';

export { megabytes } from './plan-words.ts';

export const UNLIMITED_DATA: string = 'Unbegrenzt';

/** '2,5 GB'. */
export const gigabytes: typeof source.gigabytes = (digits) => `${digits.replace('.', ',')} GB`;

export const rowDays: typeof source.rowDays = (days) => `Für ${days} ${days === 1 ? 'Tag' : 'Tage'}`;
