import { oneLine } from '../mail/one-line.ts';

/** Marks that may sit on one letter; more would paint over the lines above and below. */
const MAX_MARKS = 4;

/**
 * Text that strangers typed, made fit for one place on a page: as `oneLine`, composed, without characters that show
 * nothing (but for the joiners that Persian and Indian names are written with), and with few marks on a letter.
 */
export function printable(text: string): string {
  return oneLine(text.normalize('NFC').replace(/(?![\u200C\u200D])[\p{Cf}\p{Co}\p{Cn}]/gu, ''))
    .replace(new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu'), '$1')
    .replace(/\s/g, ' ');
}
