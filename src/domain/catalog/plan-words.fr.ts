import { counted } from '../language-words.fr.ts';
import type * as source from './plan-words.ts';

export const UNLIMITED_DATA: string = 'Illimité';

/** '500 Mo'. */
export const megabytes: typeof source.megabytes = (count) => `${count}\u00A0Mo`;

/** '2,5 Go'. */
export const gigabytes: typeof source.gigabytes = (digits) => `${digits.replace('.', ',')}\u00A0Go`;

export const rowDays: typeof source.rowDays = (days) => `Pour ${counted(days, 'jour')}`;
