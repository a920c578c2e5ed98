import { type Minor, ofMinor } from '../money.ts';
import { changed } from './invoice-tax.ts';
import type { TaxKind } from './place-of-supply.ts';
import { type Quarter, rateDayOf } from './quarter.ts';
import { isInEu } from './tax-rates.ts';

/** An invoice or credit note, or several that are alike but for their amounts. */
export interface TaxedSum {
  kind: 'invoice' | 'credit_note';
  /** When the buyer paid, which is when the tax became due. */
  period: Quarter;
  currency: string;
  /** `none` where the shop charged no tax. */
  treatment: TaxKind | 'none';
  /** Null where the shop charged no tax. */
  territory: string | null;
  rateBp: number;
  /** As the documents state them: positive on credit notes, too. */
  netCents: Minor;
  taxCents: Minor;
  count: number;
}

/**
 * The parts of a return. `supplies` and `corrections` of earlier quarters are what the one-stop shop asks for. The others are apart:
 * `domestic` sales are for the return at home, `elsewhere` for countries outside the EU, and `untaxed` has no tax.
 */
export const OSS_SECTIONS = ['supplies', 'corrections', 'domestic', 'elsewhere', 'untaxed'] as const;
export type OssSection = (typeof OSS_SECTIONS)[number];

/** What was sold and given back in a currency: credit notes are subtracted. */
interface OssAmount {
  currency: string;
  netCents: Minor;
  taxCents: Minor;
  count: number;
  /** In euro cents; null while the rate is not known. */
  euro: { netCents: Minor; taxCents: Minor } | null;
}

export interface OssLine {
  section: OssSection;
  /** The quarter in which the tax became due. */
  period: Quarter;
  territory: string | null;
  rateBp: number;
  amounts: OssAmount[];
  /** All amounts; null while the rate of one is not known. */
  euro: { netCents: Minor; taxCents: Minor } | null;
}

/** How much of a currency the European Central Bank gave for a euro. */
interface RateOfDay {
  currency: string;
  /** ISO date. */
  day: string;
  perEuro: number | null;
}

export interface OssReturn {
  lines: OssLine[];
  /** Those that were needed, whether they are known or not. */
  rates: RateOfDay[];
  /** The VAT of supplies and corrections in euro cents; null while a rate is not known. */
  vatCents: Minor | null;
}

/** To which part a document belongs. @param home the country of the EU whose own return has its sales */
export function sectionOf(
  { treatment, territory, period }: Pick<TaxedSum, 'treatment' | 'territory' | 'period'>,
  quarter: Quarter,
  home: string | null,
): OssSection {
  if (treatment !== 'consumer' || territory === null) return 'untaxed';
  if (territory === home) return 'domestic';
  if (!isInEu(territory)) return 'elsewhere';
  return period === quarter ? 'supplies' : 'corrections';
}

/**
 * The return of a quarter. A credit note for an invoice of the quarter lowers its supplies; one for an earlier quarter is a
 * correction, by the rate of that quarter, in which the invoice was declared.
 * @param perEuro the rate of a day; null where the shop does not know it
 */
export function ossReturn(
  sums: readonly TaxedSum[],
  quarter: Quarter,
  home: string | null,
  perEuro: (currency: string, day: string) => number | null,
): OssReturn {
  const grouped = groupedBy(sums, (sum) =>
    [sectionOf(sum, quarter, home), sum.period, sum.territory ?? '', sum.rateBp].join(' '),
  );
  const lines = [...grouped.values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [lineOf(sectionOf(first, quarter, home), first, alike, perEuro)] : [];
  });
  const due = lines.filter(({ section }) => section === 'supplies' || section === 'corrections');
  return {
    lines: lines.toSorted(inOrder),
    rates: ratesFor(lines, perEuro),
    vatCents: sumOrNull(due.map(({ euro }) => euro?.taxCents ?? null)),
  };
}

function lineOf(
  section: OssSection,
  { period, territory, rateBp }: TaxedSum,
  sums: readonly TaxedSum[],
  perEuro: (currency: string, day: string) => number | null,
): OssLine {
  const byCurrency = groupedBy(sums, ({ currency }) => currency);
  const amounts = [...byCurrency].map(([currency, alike]): OssAmount => {
    const sum = (read: (one: TaxedSum) => Minor) =>
      alike.reduce((all, one) => all + (one.kind === 'invoice' ? read(one) : -read(one)), 0);
    const netCents = sum((one) => one.netCents);
    const taxCents = sum((one) => one.taxCents);
    const count = alike.reduce((all, one) => all + one.count, 0);
    const rate = perEuro(currency, rateDayOf(period));
    const inEuros = (cents: Minor, of: number) => euroCents(cents, currency, of);
    const euro =
      rate === null ? null : { netCents: inEuros(netCents, rate), taxCents: inEuros(taxCents, rate) };
    return { currency, netCents, taxCents, count, euro };
  });
  const [net, tax] = (['netCents', 'taxCents'] as const).map((name) =>
    sumOrNull(amounts.map(({ euro }) => euro?.[name] ?? null)),
  );
  return {
    section,
    period,
    territory,
    rateBp,
    amounts: amounts.toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
    euro: typeof net === 'number' && typeof tax === 'number' ? { netCents: net, taxCents: tax } : null,
  };
}

/** Rounded half away from zero, so that what is given back is what was declared. */
function euroCents(cents: Minor, currency: string, perEuro: number): Minor {
  const rounded = changed(ofMinor(Math.abs(cents), currency), 'EUR', 1 / perEuro);
  return cents < 0 ? -rounded : rounded;
}

/** For the console, whose browsers may not group by themselves. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function sumOrNull(amounts: readonly (Minor | null)[]): Minor | null {
  return amounts.reduce<Minor | null>((all, one) => (all === null || one === null ? null : all + one), 0);
}

function ratesFor(
  lines: readonly OssLine[],
  perEuro: (currency: string, day: string) => number | null,
): RateOfDay[] {
  const needed = lines.flatMap(({ period, amounts }) =>
    amounts
      .filter(({ currency }) => currency !== 'EUR')
      .map(({ currency }) => `${rateDayOf(period)} ${currency}`),
  );
  return [...new Set(needed)].toSorted().map((key) => {
    const [day = '', currency = ''] = key.split(' ');
    return { currency, day, perEuro: perEuro(currency, day) };
  });
}

function inOrder(one: OssLine, other: OssLine): number {
  const keys = [one, other].map(({ section, period, territory, rateBp }) =>
    [OSS_SECTIONS.indexOf(section), period, territory ?? '', String(rateBp).padStart(5, '0')].join(' '),
  );
  return (keys[0] ?? '') < (keys[1] ?? '') ? -1 : 1;
}
