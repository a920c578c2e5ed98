import { keep, readKept, sharedStorage } from '../../../browser/browser-storage.ts';

/** Which columns are shown, by their ids; one that is not named is. */
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

/** As this browser's person left the table, else as it is made. */
export function readShownColumns(table: string, atFirst: ShownColumns): ShownColumns {
  return { ...atFirst, ...readKept(sharedStorage, keyOf(table), isShownColumns) };
}

export function keepShownColumns(table: string, shown: ShownColumns): void {
  keep(sharedStorage, keyOf(table), shown);
}
