import { amountAt, type PriceSheet } from '../../domain/catalog/price-sheet.ts';
import { CURRENCIES, type Currency } from '../../domain/currencies.ts';
import { DECIMAL, inMoney, THOUSANDS } from '../../domain/money-words.ts';
import type { Minor } from '../../domain/money.ts';

/** How amounts of a currency are written in the language of these words, for a script. */
interface Notation {
  before: string;
  after: string;
  thousands: string;
  decimal: string;
  digits: number;
  step: number;
}

export function notationOf(currency: Currency): Notation {
  const { sign, digits, step } = CURRENCIES[currency];
  const [before = '', after = ''] = inMoney(sign, '#').split('#');
  return { before, after, thousands: THOUSANDS, decimal: DECIMAL, digits, step };
}

/** As `formatMoney` writes it. Its text goes to browsers, as that of `writePrices`: they use nothing else. */
export function written(minor: Minor, { before, after, thousands, decimal, digits, step }: Notation): string {
  const [all = '', part = ''] = (minor / 10 ** digits).toFixed(digits).split('.');
  let whole = all;
  for (let at = all.length - 3; at > 0; at -= 3) whole = whole.slice(0, at) + thousands + whole.slice(at);
  const isWhole = digits === 0 || (step > 1 && minor % step === 0);
  return `${before}${whole}${isWhole ? '' : decimal + part}${after}`;
}

/**
 * Writes the sheet's prices over those of the page, in elements that name theirs in `data-price`, in the order of their text.
 * Before the first paint: while the document is read, each part of it is written as soon as it is complete.
 * @param own what the page's prices look like
 */
function writePrices(own: RegExp, priceAt: (at: string) => string | undefined): void {
  const done = new WeakSet<Element>();
  const write = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-price]')) {
      if (done.has(element)) continue;
      const named = element.dataset['price']?.split(' ') ?? [];
      const texts: Text[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (texts.flatMap(({ data }) => data.match(own) ?? []).length !== named.length) continue;
      done.add(element);
      for (const text of texts)
        text.data = text.data.replace(own, (before) => priceAt(named.shift() ?? '') ?? before);
    }
  };
  const watch = new MutationObserver(write);
  watch.observe(document, { childList: true, subtree: true });
  const end = () => {
    write();
    watch.disconnect();
  };
  document.addEventListener('readystatechange', end, { once: true });
}

/** A script for the head of a page whose prices are in another currency: it shows those of the sheet instead. */
export function pricesScript(sheet: PriceSheet, own: Currency): string {
  const escaped = (text: string) => text.replaceAll(/[$.*+?^()[\]{}|\\]/g, String.raw`\$&`);
  const { before, after, thousands, decimal } = notationOf(own);
  const between = `[${escaped(thousands + decimal)}\\d]*\\d`;
  const pattern = `${escaped(before)}\\d(?:${between})?${escaped(after)}`;
  const text = (code: (...given: never[]) => unknown) =>
    code.toString().replace(/^function [\w$]+/, 'function');
  return `{const t=window.prices=${JSON.stringify(sheet)},n=${JSON.stringify(notationOf(sheet.currency))},
amountAt=${text(amountAt)},
written=${text(written)};
document.currentScript.remove();document.documentElement.dataset.currency=t.currency;
(${text(writePrices)})(RegExp(${JSON.stringify(pattern)},"g"),(at)=>{const m=amountAt(t,at);return m===undefined?m:written(m,n)})}
`;
}
