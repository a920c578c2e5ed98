import downIcon from '@phosphor-icons/core/bold/arrow-down-bold.svg?raw';
import upIcon from '@phosphor-icons/core/bold/arrow-up-bold.svg?raw';
import bothIcon from '@phosphor-icons/core/bold/caret-up-down-bold.svg?raw';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import type { Sorts } from './filters.ts';
import { SelectedRows, SelectRow } from './select-rows.tsx';
import { keepShownColumns, readShownColumns } from './shown-columns.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { sortNames, tableWords } from './words.ts';

import styles from './data-table.module.css';

/** A cell's place in the two lines of a row on a phone; by default it is hidden there. */
type PhonePlace = 'lead' | 'end' | 'below' | 'below-end';

export interface Column<Row, Id extends string = string> {
  id: Id;
  cell: (row: Row) => ReactNode;
  phone?: PhonePlace;
  /** A figure that needs its column's name: shown before it on a phone, which has no table head. */
  isNamedOnPhone?: boolean;
  /** Aligns figures to the right. */
  isNumber?: boolean;
  /** Hidden by default. */
  isExtra?: boolean;
  /** Where its text may wrap; by default between words. */
  breaks?: 'never' | 'anywhere';
}

interface DataTableProps<Row, Id extends string> {
  /** `name` is the key for remembered columns, `label` the name for screen readers. */
  name: string;
  label: string;
  /** The first names the row and is always shown. */
  columns: readonly Column<Row, Id>[];
  heads: Readonly<Record<Id, string>>;
  /** Null until loaded. */
  rows: readonly Row[] | null;
  idOf: (row: Row) => string;
  /** The row's name for screen readers. */
  nameOf: (row: Row) => string;
  /** The page that a row opens. */
  hrefOf?: (row: Row) => string;
  /** Old rows stay while new ones load. */
  waiting?: boolean;
  /** Acts on the selected rows; `isAll` where every row of the page is selected. */
  withSelected?: (rows: Row[], isAll: boolean) => ReactNode;
  /** Which rows of how many these are; by default they are all there is. */
  count?: string;
  /** The orders that the head offers, and the present one. */
  sorting?: { sorts: Sorts; sort: string | undefined; onSort: (sort: string) => void };
  /** The columns of a view in place of those remembered here, and what to do with another choice. */
  chosen?: { columns: readonly string[] | null; onChoose: (columns: string[]) => void };
  /** Shown instead of rows if there are none. */
  empty: ReactNode;
}

/** Keeps the two-line layout on phones a table for screen readers. */
const AS = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  name: { role: 'columnheader' },
  cell: { role: 'cell' },
};

const phonePlaces: Record<PhonePlace, string | undefined> = {
  lead: styles['lead'],
  end: styles['end'],
  below: styles['below'],
  'below-end': styles['below-end'],
};

const NONE: ReadonlySet<string> = new Set();

const breakClasses = { never: styles['whole'], anywhere: styles['broken'] };

function classOf<Row>({ phone, isNumber, breaks }: Column<Row>): string {
  const place = phone === undefined ? styles['wide-only'] : phonePlaces[phone];
  return classNames(isNumber && styles['number'], breaks && breakClasses[breaks], place);
}

export function DataTable<Row extends object, Id extends string>(props: DataTableProps<Row, Id>) {
  const { name, label, columns, heads, rows, idOf, nameOf, hrefOf } = props;
  const { waiting = false, withSelected, empty, count, sorting, chosen } = props;
  const [remembered, setShown] = useState(() =>
    readShownColumns(name, Object.fromEntries(columns.map(({ id, isExtra }) => [id, isExtra !== true]))),
  );
  const ofView = chosen?.columns;
  const shown = ofView ? Object.fromEntries(columns.map(({ id }) => [id, ofView.includes(id)])) : remembered;
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(NONE);

  function toggle(id: string, isShown: boolean) {
    const next = { ...shown, [id]: isShown };
    chosen?.onChoose(columns.flatMap((column) => (next[column.id] === false ? [] : column.id)));
    if (ofView) return;
    setShown(next);
    keepShownColumns(name, next);
  }

  if (rows === null) return <TableSkeleton />;
  if (rows.length === 0) return empty;
  const visible = columns.filter(({ id }, at) => at === 0 || shown[id] !== false);
  const selected = rows.filter((row) => selectedIds.has(idOf(row)));

  function select(changed: readonly Row[], isSelected: boolean) {
    const next = new Set(selectedIds);
    for (const row of changed) {
      if (isSelected) next.add(idOf(row));
      else next.delete(idOf(row));
    }
    setSelectedIds(next);
  }

  return (
    <div className={styles['frame']} data-waiting={waiting || undefined}>
      <div className={styles['tools']}>
        {withSelected && selected.length > 0 ? (
          <SelectedRows count={selected.length} onClear={() => setSelectedIds(NONE)}>
            {withSelected(selected, selected.length === rows.length)}
          </SelectedRows>
        ) : (
          <p className={styles['count']}>{count ?? tableWords.all(rows.length)}</p>
        )}
        {sorting && selected.length === 0 && <SortField {...sorting} />}
        <div className={styles['columns']}>
          <ColumnsMenu
            columns={columns.slice(1).map(({ id }) => ({
              id,
              header: heads[id],
              isShown: shown[id] !== false,
            }))}
            onToggle={toggle}
          />
        </div>
      </div>
      <div className={styles['scroll']}>
        <table {...AS.table} className={styles['table']} aria-label={label} aria-busy={waiting}>
          <thead {...AS.rows} className={styles['names']}>
            <tr {...AS.row}>
              {withSelected && (
                <th {...AS.name} className={styles['select']}>
                  <SelectRow
                    label={tableWords.selectAll}
                    checked={selected.length === rows.length}
                    isPartly={selected.length > 0}
                    onChange={({ target }) => select(rows, target.checked)}
                  />
                </th>
              )}
              {visible.map((column) => (
                <Head key={column.id} column={column} name={heads[column.id]} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody {...AS.rows}>
            {rows.map((row) => (
              <tr
                key={idOf(row)}
                {...AS.row}
                className={styles['row']}
                data-selected={selected.includes(row) || undefined}
              >
                {withSelected && (
                  <td {...AS.cell} className={styles['select']}>
                    <SelectRow
                      label={tableWords.select(nameOf(row))}
                      checked={selected.includes(row)}
                      onChange={({ target }) => select([row], target.checked)}
                    />
                  </td>
                )}
                {visible.map((column, at) => (
                  <td
                    key={column.id}
                    {...AS.cell}
                    className={classOf(column)}
                    data-head={column.isNamedOnPhone ? heads[column.id] : undefined}
                  >
                    {at === 0 && hrefOf ? (
                      <Link to={hrefOf(row)} className={styles['open']} data-row onKeyDown={moveBetweenRows}>
                        {column.cell(row)}
                      </Link>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <VisuallyHidden status>{waiting ? tableWords.loading : ''}</VisuallyHidden>
    </div>
  );
}

type Sorting = NonNullable<DataTableProps<object, string>['sorting']>;

/** The direction in which a column orders the list now; the list's own order is the first that it offers. */
function directionOf({ sorts, sort }: Sorting, id: string): 'descending' | 'ascending' | undefined {
  const own = sorts[id];
  if (!own) return undefined;
  const [first] = Object.values(sorts);
  const now = sort ?? first?.descending;
  if (now === own.descending) return 'descending';
  return now === own.ascending ? 'ascending' : undefined;
}

const directionIcons = { descending: downIcon, ascending: upIcon };

/** A column's name; where the list can be ordered by it, a button. */
function Head<Row>({
  column,
  name,
  sorting,
}: {
  column: Column<Row>;
  name: string;
  sorting: Sorting | undefined;
}) {
  const sort = sorting?.sorts[column.id];
  if (!sorting || !sort)
    return (
      <th {...AS.name} className={classOf(column)}>
        {name}
      </th>
    );
  const direction = directionOf(sorting, column.id);
  const other = direction === 'descending' ? sort.ascending : sort.descending;
  return (
    <th {...AS.name} className={classOf(column)} aria-sort={direction ?? 'none'}>
      <button type="button" className={styles['sort']} onClick={() => sorting.onSort(other)}>
        {name}
        <Icon of={direction ? directionIcons[direction] : bothIcon} size={16} />
      </button>
    </th>
  );
}

/** The same for phones, where the table has no head. */
function SortField({ sorts, sort, onSort }: Sorting) {
  const all = Object.values(sorts).flatMap(({ descending, ascending }) => [descending, ascending]);
  return (
    <select
      className={styles['sorts']}
      aria-label={tableWords.sort}
      value={sort ?? all[0]}
      onChange={({ target }) => onSort(target.value)}
    >
      {all.map((one) => (
        <option key={one} value={one}>
          {sortNames[one]}
        </option>
      ))}
    </select>
  );
}

/** The up and down keys move between rows; Enter follows the link. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  event.preventDefault();
  rows[rows.indexOf(event.currentTarget) + step]?.focus();
}
