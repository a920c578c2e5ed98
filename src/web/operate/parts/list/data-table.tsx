import {
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';

import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { SelectedRows, SelectRow } from './select-rows.tsx';
import { keepShownColumns, readShownColumns } from './shown-columns.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { tableWords } from './words.ts';

import styles from './data-table.module.css';

/** Where a cell stands in the two lines that a row is on a phone; nowhere unless told. */
type PhonePlace = 'lead' | 'end' | 'below' | 'below-end';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  phone?: PhonePlace;
  /** A figure that says nothing alone: on a phone, where no heads stand, its head comes before it. */
  isNamedOnPhone?: boolean;
  /** Figures, under each other. */
  isNumber?: boolean;
  /** Shown only once somebody wants it. */
  isExtra?: boolean;
}

interface DataTableProps<Row> {
  /** What the table is called for the browser's memory, and for who hears it. */
  name: string;
  label: string;
  /** The first is what a row is called by, and always shown. Keep them, and the rows, the same between two drawings. */
  columns: readonly Column<Row>[];
  /** Null until they are there. */
  rows: readonly Row[] | null;
  idOf: (row: Row) => string;
  /** What a row is called aloud. */
  nameOf: (row: Row) => string;
  /** The page that a row opens. */
  hrefOf?: (row: Row) => string;
  /** Rows of before are shown while others are asked for. */
  waiting?: boolean;
  /** What can be done with the rows that are selected. */
  withSelected?: (rows: Row[]) => ReactNode;
  /** In place of rows, where there are none. */
  empty: ReactNode;
}

/** What is laid out as two lines on a phone is a table still, for who hears it. */
const AS = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  name: { role: 'columnheader' },
  cell: { role: 'cell' },
};

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

const phonePlaces: Record<PhonePlace, string | undefined> = {
  lead: styles['lead'],
  end: styles['end'],
  below: styles['below'],
  'below-end': styles['below-end'],
};

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, label, columns, rows, idOf, nameOf, hrefOf, waiting = false, withSelected, empty } = props;
  const [shown, setShown] = useState(() =>
    readShownColumns(name, Object.fromEntries(columns.map(({ id, isExtra }) => [id, isExtra !== true]))),
  );
  const [selected, setSelected] = useState<RowSelectionState>({});
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const defs = useMemo(
    () =>
      columns.map(({ id, header }, at): ColumnDef<typeof features, Row> => ({
        id,
        header,
        enableHiding: at > 0,
      })),
    [columns],
  );
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: idOf,
    state: { columnVisibility: shown, rowSelection: selected },
    onRowSelectionChange: setSelected,
    enableRowSelection: withSelected !== undefined,
  });
  const model = table.getRowModel().rows;
  const chosen = model.filter((row) => row.getIsSelected());

  function toggle(id: string, isShown: boolean) {
    const next = { ...shown, [id]: isShown };
    setShown(next);
    keepShownColumns(name, next);
  }

  if (rows === null) return <TableSkeleton />;
  if (rows.length === 0) return empty;
  const isBlank = (id: string) => byId.get(id)?.phone === undefined;
  const classOf = (id: string) => {
    const column = byId.get(id);
    return classNames(
      column?.isNumber && styles['number'],
      isBlank(id) ? styles['wide-only'] : column?.phone && phonePlaces[column.phone],
    );
  };
  return (
    <div className={styles['frame']} data-waiting={waiting || undefined}>
      <div className={styles['tools']}>
        {withSelected && chosen.length > 0 ? (
          <SelectedRows count={chosen.length} onClear={() => table.resetRowSelection(true)}>
            {withSelected(chosen.map(({ original }) => original))}
          </SelectedRows>
        ) : (
          <p className={styles['count']}>{tableWords.rows(rows.length)}</p>
        )}
        <div className={styles['columns']}>
          <ColumnsMenu
            columns={columns.slice(1).map(({ id, header }) => ({ id, header, isShown: shown[id] !== false }))}
            onToggle={toggle}
          />
        </div>
      </div>
      <div className={styles['scroll']}>
        <table {...AS.table} className={styles['table']} aria-label={label} aria-busy={waiting}>
          <thead {...AS.rows} className={styles['names']}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} {...AS.row}>
                {withSelected && (
                  <th {...AS.name} className={styles['select']}>
                    <SelectRow
                      label={tableWords.selectAll}
                      checked={table.getIsAllRowsSelected()}
                      isPartly={chosen.length > 0}
                      onChange={() => table.toggleAllRowsSelected()}
                    />
                  </th>
                )}
                {group.headers.map(({ id, column }) => (
                  <th key={id} {...AS.name} className={classOf(column.id)}>
                    {byId.get(column.id)?.header}
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody {...AS.rows}>
            {model.map((row) => (
              <tr
                key={row.id}
                {...AS.row}
                className={styles['row']}
                data-selected={row.getIsSelected() || undefined}
              >
                {withSelected && (
                  <td {...AS.cell} className={styles['select']}>
                    <SelectRow
                      label={tableWords.select(nameOf(row.original))}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {row.getVisibleCells().map(({ id, column }, at) => {
                  const content = byId.get(column.id)?.cell(row.original);
                  return (
                    <td
                      key={id}
                      {...AS.cell}
                      className={classOf(column.id)}
                      data-head={
                        byId.get(column.id)?.isNamedOnPhone ? byId.get(column.id)?.header : undefined
                      }
                    >
                      {at === 0 && hrefOf ? (
                        <Link
                          to={hrefOf(row.original)}
                          className={styles['open']}
                          data-row
                          onKeyDown={moveBetweenRows}
                        >
                          {content}
                        </Link>
                      ) : (
                        content
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <VisuallyHidden status>{waiting ? tableWords.loading : ''}</VisuallyHidden>
    </div>
  );
}

/** Up and down lead from row to row; Enter is the link's own. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  event.preventDefault();
  rows[rows.indexOf(event.currentTarget) + step]?.focus();
}
