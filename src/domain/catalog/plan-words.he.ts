import { inDays, prefixed } from '../language-words.he.ts';
import type * as source from './plan-words.ts';

export const UNLIMITED_DATA: string = 'ללא הגבלה';

/** Sizes are isolated: after a Hebrew letter, '500' would stand at the other side of 'MB', and so it would in two lines. */
export const megabytes: typeof source.megabytes = (count) => `\u2066${count}\u00A0MB\u2069`;

export const gigabytes: typeof source.gigabytes = (digits) => `\u2066${digits}\u00A0GB\u2069`;

export const rowDays: typeof source.rowDays = (days) => prefixed('ל', inDays(days));
