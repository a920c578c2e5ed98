import { createContext } from 'react';

/**
 * Every sheet (a dialog, a phone's menu) has an entry in the history while it is open, so that Back closes it. The entry has the
 * address and the router's state of its page, and the router never hears of a step between entries of one page.
 */
interface Mark {
  /** How many sheets are open on this entry; 0 for the page itself. */
  depth: number;
  /** What opens the last of them again, after a reload or on Forward; empty if nothing should. */
  name: string;
}

/** Part of the state of a history entry; `key` is the router's, and different for each page that was opened. */
interface EntryState {
  key?: string;
  sheets?: Mark;
}

/** Names the dialogs inside, for `onReopen`: a kind and, after a space, what they are about. */
export const SheetName = createContext('');

export interface Sheet {
  name: string;
  close: () => void;
  /** Whether work is under way that must not be interrupted. */
  isLocked: () => boolean;
}

/** The open sheets, the topmost last. `address` has what the visitor chose just before, which the page keeps. */
const open: { sheet: Sheet; depth: number; address: string }[] = [];
const openers = new Map<string, (about: string) => boolean>();

/** The page of the current entry, by the router's key; null as long as no router says it. */
let page: string | null = null;
let depth = 0;
/** A step was undone because a sheet was locked, and the event of that is still to come. */
let isUndoing = false;
/** The router missed a step since it last opened a page. */
let hasHidden = false;

const stateOf = (state: unknown): EntryState => state ?? {};
const keyOf = (state: unknown): string => stateOf(state).key ?? 'default';
const markOf = (state: unknown): Mark => stateOf(state).sheets ?? { depth: 0, name: '' };

function mark(sheets: Mark, how: 'pushState' | 'replaceState'): void {
  depth = sheets.depth;
  window.history[how]({ ...stateOf(window.history.state), sheets }, '');
}

/**
 * Gives a sheet that opens its entry: a new one, or that of a sheet that has just closed or of itself before a reload.
 * @returns `leave` goes back to the entry before, which closes the sheet; `release` is for a sheet that is closed already, by
 * its owner or with its page, and leaves the entry where it is, because a navigation may be under way
 */
export function enterSheet(sheet: Sheet): { leave: () => void; release: () => void } {
  const own = { sheet, depth: open.length + 1, address: window.location.href };
  const isFree = markOf(window.history.state).depth >= own.depth;
  mark({ depth: own.depth, name: sheet.name }, isFree ? 'replaceState' : 'pushState');
  open.push(own);
  const isCurrent = () => open.at(-1) === own && markOf(window.history.state).depth === own.depth;
  return {
    leave: () => (isCurrent() ? window.history.back() : sheet.close()),
    release: () => {
      if (isCurrent()) mark({ depth: own.depth, name: '' }, 'replaceState');
      if (open.includes(own)) open.splice(open.indexOf(own), 1);
    },
  };
}

/**
 * Opens a sheet again whose entry the visitor is on: at once, and on Forward.
 * @param kind the first word of the sheet's name
 * @param reopen gets the rest of the name; returns false if there is nothing to open
 * @returns a function that ends it
 */
export function onReopen(kind: string, reopen: (about: string) => boolean): () => void {
  openers.set(kind, reopen);
  if (open.length === 0) openAgain(markOf(window.history.state).name);
  return () => void (openers.get(kind) === reopen && openers.delete(kind));
}

function openAgain(name: string): boolean {
  const [kind = '', ...about] = name.split(' ');
  return openers.get(kind)?.(about.join(' ')) ?? false;
}

/** To be called by the router's pages when another one is shown, with the key of its location. */
export function showsPage(key: string): void {
  page = key;
  depth = markOf(window.history.state).depth;
  const missed = hasHidden && keyOf(window.history.state) !== key;
  hasHidden = false;
  // The visitor pressed Back between the new entry and the rendering of its page, which looked like a step within the old one.
  if (missed) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

function onStep(event: PopStateEvent): void {
  if (keyOf(event.state) !== page) return;
  event.stopImmediatePropagation();
  hasHidden = true;
  const from = depth;
  const { depth: to, name } = markOf(event.state);
  depth = to;
  if (isUndoing) {
    isUndoing = false;
    return;
  }
  const over = open.filter((one) => one.depth > to);
  if (over.some(({ sheet }) => sheet.isLocked())) {
    isUndoing = true;
    window.history.go(from - to);
    return;
  }
  const address = over[0]?.address;
  if (address !== undefined && address !== window.location.href)
    window.history.replaceState(event.state, '', address);
  for (const { sheet } of over.toReversed()) sheet.close();
  // Nothing visible changed: the entry is of a sheet that does not open again.
  const isEmpty = over.length === 0 && !(to > from && openAgain(name));
  if (isEmpty && from !== to) window.history.go(to > from ? 1 : -1);
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onStep, { capture: true });
