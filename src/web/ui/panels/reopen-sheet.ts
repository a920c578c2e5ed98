/**
 * Part of the state of a history entry. The router's `key` is different for each page that was opened; `sheets` is of
 * `sheet-history.ts`.
 */
export interface EntryState {
  key?: string;
  sheets?: {
    /** How many sheets are open on this entry. */
    depth: number;
    /** What opens the last of them again: a kind and what it is about. Empty if nothing should. */
    name: string;
  };
}

/** The history of sheets loads with the first of them. */
const readSheetHistory = () => import('./sheet-history.ts');

/** Loads in advance what a sheet needs when it opens. Without a connection that fails, and the sheet tries again. */
export function readSheetHistoryAhead(): void {
  readSheetHistory().catch(() => undefined);
}

/** A ref: gives a popover an entry in the history while it is open, so that Back closes it. */
export function keepInHistory(popover: HTMLElement | null): (() => void) | undefined {
  if (!popover) return undefined;
  const follow = () => {
    readSheetHistory().then(
      ({ keepPopover }) => keepPopover(popover),
      // Back leaves the page, as it does without scripts.
      () => undefined,
    );
  };
  popover.addEventListener('toggle', follow);
  return () => popover.removeEventListener('toggle', follow);
}

/** Marks a popover that closes because another page opens. */
export const GOING = 'data-going';

/** What opens a sheet of a kind again; false if there is nothing to open. */
export const openers: Record<string, (about: string) => boolean> = {};

/** Opens sheets of a kind again when the visitor comes to an entry of theirs: at once after a reload, later by Forward. */
export function onReopen(kind: string, reopen: (about: string) => boolean): void {
  openers[kind] = reopen;
  const [here, about = ''] = nameIn(window.history.state).split(' ');
  if (here === kind && !document.querySelector('dialog[open]')) reopen(about);
}

export const nameIn = (state: unknown): string => (state as EntryState | null)?.sheets?.name ?? '';
