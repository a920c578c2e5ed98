import { ofDays } from '../language-words.ar.ts';
import type * as source from './plan-words.ts';

export const UNLIMITED_DATA: string = 'غير محدود';

/** Sizes are isolated: after an Arabic letter, '500' would stand at the other side of 'MB', and so it would in two lines. */
export const megabytes: typeof source.megabytes = (count) => `\u2066${count}\u00A0MB\u2069`;

export const gigabytes: typeof source.gigabytes = (digits) => `\u2066${digits}\u00A0GB\u2069`;

export const rowDays: typeof source.rowDays = (days) => `لمدة ${ofDays(days)}`;
