import type { Books } from '../account/books.ts';
import { type Esim, isOurs } from '../account/esim.ts';
import { nanoTime, oneOf } from '../account/wire.ts';

/** The page lengths that GET /esims accepts. */
export const PAGE_SIZES = ['10', '25', '50', '100'];

const FIELDS = {
  iccid: (esim: Esim) => esim.iccid,
  customerRef: (esim: Esim) => esim.customerRef,
  lastAction: (esim: Esim) => esim.lastAction,
  actionDate: (esim: Esim) => nanoTime(esim.actionAt),
  assignedDate: (esim: Esim) => nanoTime(esim.assignedAt),
};

type Field = keyof typeof FIELDS;

interface EsimFilter {
  orderBy: string | undefined;
  direction: string | undefined;
  filterBy: string | undefined;
  filter: string | undefined;
}

/** Our eSIMs whose field contains the text, newest first unless sorted by ICCID. Throws 400 for an unknown field or direction. */
export function listEsims(books: Books, filter: EsimFilter): Esim[] {
  const orderBy = oneOf('orderBy', filter.orderBy, ['iccid'] as const);
  const descending = oneOf('direction', filter.direction, ['asc', 'desc'] as const) === 'desc';
  const field = oneOf('filterBy', filter.filterBy, Object.keys(FIELDS) as Field[]);
  const text = filter.filter?.toLowerCase();
  const ours = Object.values(books.account.esims).filter((esim) => isOurs(books, esim));
  const fitting =
    field && text ? ours.filter((esim) => FIELDS[field](esim).toLowerCase().includes(text)) : ours;
  if (!orderBy) return fitting.toReversed();
  return fitting.sort((a, b) => (a.iccid < b.iccid ? -1 : 1) * (descending ? -1 : 1));
}
