import { createContext } from 'react';

import { type EntryState, GOING, nameIn, openers } from './reopen-sheet.ts';

/** Names the dialogs inside, for `onReopen`. */
export const SheetName = createContext('');

interface Sheet {
  name: string;
  close: () => void;
  /** Whether work is under way that must not be interrupted. */
  isLocked: () => boolean;
}

/** The open sheets, the topmost last. `address` has what the visitor chose just before, which the page keeps. */
const open: { sheet: Sheet; depth: number; address: string }[] = [];

const stateOf = (state: unknown): EntryState => state ?? {};
const keyOf = (state: unknown): string => stateOf(state).key ?? 'default';
const depthOf = (state: unknown): number => stateOf(state).sheets?.depth ?? 0;

/** The current entry as last seen; the router's later ones have no sheets. */
let seen = typeof window === 'undefined' ? null : (window.history.state as unknown);
/** A step was undone because a sheet was locked, and the event of that is still to come. */
let isUndoing = false;

function mark(sheets: EntryState['sheets'], how: 'pushState' | 'replaceState'): void {
  seen = { ...stateOf(window.history.state), sheets };
  window.history[how](seen, '');
}

/**
 * Every sheet (a dialog, a phone's menu) has an entry in the history while it is open, so that Back closes it: a new one, or
 * that of a sheet that has just closed, or its own from before a reload. The entry has the address and the router's state of
 * its page, and the router never hears of a step between entries of one page.
 * @returns `leave` goes back to the entry before, which closes the sheet; `release` is for a sheet that is closed already, by
 * its owner or with its page, and leaves the entry where it is, because a navigation may be under way
 */
export function enterSheet(sheet: Sheet): { leave: () => void; release: () => void } {
  const own = { sheet, depth: open.length + 1, address: window.location.href };
  const isFree = depthOf(window.history.state) >= own.depth;
  mark({ depth: own.depth, name: sheet.name }, isFree ? 'replaceState' : 'pushState');
  open.push(own);
  const isCurrent = () => open.at(-1) === own && depthOf(window.history.state) === own.depth;
  return {
    leave: () => (isCurrent() ? window.history.back() : sheet.close()),
    release: () => {
      if (isCurrent()) mark({ depth: own.depth, name: '' }, 'replaceState');
      if (open.includes(own)) open.splice(open.indexOf(own), 1);
    },
  };
}

const popovers = new WeakMap<HTMLElement, ReturnType<typeof enterSheet>>();

/** Gives a popover its entry, or leaves that: to be called whenever it has opened or closed. */
export function keepPopover(popover: HTMLElement): void {
  const entry = popovers.get(popover);
  if (popover.matches(':popover-open')) {
    if (entry) return;
    const close = () => {
      popovers.get(popover)?.release();
      popovers.delete(popover);
      popover.hidePopover();
    };
    popovers.set(popover, enterSheet({ name: '', close, isLocked: () => false }));
  } else if (popover.hasAttribute(GOING)) {
    popovers.delete(popover);
    entry?.release();
  } else entry?.leave();
  popover.removeAttribute(GOING);
}

/** The page on screen, by the router's key. */
const shownPage = () => document.documentElement.dataset['entry'];

/** More than rendering a page takes. */
const RENDERED_MS = 1_000;

function onStep(event: PopStateEvent): void {
  const from = keyOf(seen) === shownPage() ? depthOf(seen) : 0;
  const to = depthOf(event.state);
  seen = event.state;
  if (keyOf(event.state) !== shownPage()) return;
  event.stopImmediatePropagation();
  // If the router had opened a page that was not on screen yet, this was a step back from it after all.
  setTimeout(() => {
    const { state } = window.history as { state: unknown };
    if (keyOf(state) !== shownPage()) window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, RENDERED_MS);
  if (isUndoing) {
    isUndoing = false;
    return;
  }
  const over = open.filter(({ depth }) => depth > to);
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
  const [kind = '', about = ''] = nameIn(event.state).split(' ');
  const isEmpty = over.length === 0 && !(to > from && openers[kind]?.(about));
  if (isEmpty && from !== to) window.history.go(to > from ? 1 : -1);
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onStep, { capture: true });
