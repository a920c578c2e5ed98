import type { Column } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { CodeStatePill } from './code-state-pill.tsx';
import type { Promotion } from './typed-code.ts';
import { codesWords, codeWords as words } from './words.ts';

import styles from './codes.module.css';

const { columns } = codesWords;

/** '10%', or '$2.00'. */
export function offOf({ percent_bp: percent, amount }: Pick<Promotion, 'percent_bp' | 'amount'>): string {
  return percent === null ? (amount?.text ?? '') : words.percent(percent);
}

/** @param nameOf what a place is called */
export const codeColumns = (nameOf: (place: string) => string): readonly Column<Promotion>[] => [
  {
    id: 'code',
    header: columns.code,
    phone: 'lead',
    cell: ({ code }) => <span className={styles['code']}>{code}</span>,
  },
  { id: 'state', header: columns.state, phone: 'end', cell: (row) => <CodeStatePill state={row.state} /> },
  { id: 'off', header: columns.off, phone: 'below', isNumber: true, cell: offOf },
  {
    id: 'used',
    header: columns.used,
    phone: 'below-end',
    isNamedOnPhone: true,
    isNumber: true,
    cell: ({ paid, most_uses: most }) => words.used(paid, most),
  },
  { id: 'given', header: columns.given, isNumber: true, cell: ({ given }) => given.text },
  {
    id: 'until',
    header: columns.until,
    cell: ({ ends_at: until }) => (until === null ? partWords.none : <Moment at={until} exact />),
  },
  {
    id: 'places',
    header: columns.places,
    cell: ({ places }) => (
      <span className={styles['places']}>{places.map(nameOf).join(', ') || words.terms.everywhere}</span>
    ),
  },
  { id: 'by', header: columns.by, isExtra: true, cell: ({ by }) => by ?? words.commandLine },
  { id: 'at', header: columns.at, isExtra: true, cell: ({ at }) => <Moment at={at} /> },
];
