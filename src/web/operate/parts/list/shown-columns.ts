import { keep, readStored, sharedStorage } from '../../../browser/browser-storage.ts';

/** Visibility of columns by id; columns that are not named are shown. */
export type ShownColumns = Record<string, boolean>;

const keyOf = (table: string) => `simport.console.columns.${table}`;

function isShownColumns(value: unknown): value is ShownColumns {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((shown) => typeof shown === 'boolean')
  );
}

/** The columns as last chosen in this browser, else the default. */
export function readShownColumns(table: string, atFirst: ShownColumns): ShownColumns {
  return { ...atFirst, ...readStored(sharedStorage, keyOf(table), isShownColumns) };
}

export function keepShownColumns(table: string, shown: ShownColumns): void {
  keep(sharedStorage, keyOf(table), shown);
}
