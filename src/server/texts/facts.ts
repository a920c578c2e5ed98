import { formatHours } from '../../domain/promise/refund-time.ts';
import { LOCALE } from '../core/document-language.ts';

/** '24 hours'. */
export const refundTime = (hours: number): string => formatHours(hours);

const LONG = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** 'August 1, 2025'. */
export const longDay = (at: Date): string => LONG.format(at);
