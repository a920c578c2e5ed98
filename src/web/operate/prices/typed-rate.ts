import { rateDialogWords as words } from './currency-words.ts';

const MOST = 1_000_000;

/**
 * Reads a rate as people type it: '0.92', '0,92', '1 380.5', '1.380,5'. The last of two different marks is the decimal one. A
 * comma before three digits alone may be either, and is not guessed.
 */
export function readRate(typed: string): { rate: number } | { wrong: string } {
  const text = typed.replaceAll(/[\s'’_]/g, '');
  const [, whole, decimals = ''] =
    /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text) ??
    /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/.exec(text) ??
    [];
  if (whole === undefined) return { wrong: words.wrong };
  if (/^[1-9]\d{0,2},\d{3}$/.test(text))
    return { wrong: words.either(text.replace(',', ''), text.replace(',', '.')) };
  const rate = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`);
  return rate > 0 && rate <= MOST ? { rate } : { wrong: words.wrong };
}
