import type * as source from './plan-words.ts';

export const UNLIMITED_DATA: string = '무제한';

/** '500MB'. */
export const megabytes: typeof source.megabytes = (count) => `${count}MB`;

/** '2.5GB'. */
export const gigabytes: typeof source.gigabytes = (digits) => `${digits}GB`;

export const rowDays: typeof source.rowDays = (days) => `${days}일`;
