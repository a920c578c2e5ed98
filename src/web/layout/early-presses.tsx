import { useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Presses and changes from before the page was interactive; cleared afterwards. */
    earlyPresses?: Event[] | undefined;
  }
}

/** About ten seconds: after that, the visitor has moved on. */
const MAX_WAITS = 200;
/** A minute: a choice is still visible on a slow page. */
const MAX_WAITS_OF_CHOICE = 1200;
const WAIT_MS = 50;

/** Runs in the head, before anything can be pressed. */
export const EARLY_SCRIPT = `{const all=window.earlyPresses=[];for(const on of["click","change"])addEventListener(on,(e)=>window.earlyPresses&&all.push(e),!0)}`;

/**
 * A page is visible before its scripts make it interactive. Links and forms that the browser handles work at once; all other
 * presses and changes are replayed as soon as something listens.
 */
export function EarlyPresses() {
  useLayoutEffect(() => {
    const early = window.earlyPresses ?? [];
    window.earlyPresses = undefined;
    // An event that is still being dispatched will be heard anyway.
    const over = early.filter(({ eventPhase }) => eventPhase === Event.NONE);
    const again = over.flatMap((event) => (event.type === 'change' ? changeOf(event) : buttonOf(event)));
    // Every choice counts; repeated presses on a button that does not respond count as one.
    const last = new Map(again.map((one) => [isChoice(one.at) && one.at, one]));
    void doAgain([...last.values()]);
  }, []);
  return null;
}

interface Again {
  at: HTMLElement;
  work: () => void;
}

/** Replays them in order, each as soon as its part of the page listens, which may have to load code first. */
async function doAgain(all: readonly Again[]): Promise<void> {
  for (const { at, work } of all) {
    // The page may still be rendering.
    await pause(0);
    const most = isChoice(at) ? MAX_WAITS_OF_CHOICE : MAX_WAITS;
    for (let waits = 0; !isAlive(at) && waits < most; waits++) await pause(WAIT_MS);
    if (at.isConnected && isAlive(at)) work();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((go) => setTimeout(go, ms));
}

/** React's data about an element whose events it handles. */
interface Fiber {
  return: Fiber | null;
  alternate: Fiber | null;
  flags: number;
}

/** React's flags for an element it is about to insert or hydrate. */
const NOT_YET_IN_PLACE = 0b1_0000_0000_0010;

/** React attaches its data to an element when it hydrates it, on a slow phone long before it handles presses there. */
function isAlive(element: HTMLElement): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
  if (key === undefined) return false;
  let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[key] ?? null;
  for (; fiber && !fiber.alternate; fiber = fiber.return)
    if ((fiber.flags & NOT_YET_IN_PLACE) !== 0) return false;
  return true;
}

/** A field, or a toggle button. */
function isChoice(element: HTMLElement): boolean {
  return element.matches('input,select,[aria-pressed]');
}

/** The pressed button, unless the browser itself responded: by following a link, submitting a form or opening a menu. */
function buttonOf({ target }: Event): Again[] {
  const button = target instanceof Element ? target.closest('button') : null;
  const isSent = button?.type === 'submit' && button.form !== null && button.form.method !== 'dialog';
  // A second press would close it. A button that only closes something may do more, and closing twice does no harm.
  const isToggled = Boolean(button?.popoverTargetElement) && button?.popoverTargetAction === 'toggle';
  return button === null || isSent || isToggled ? [] : [{ at: button, work: () => button.click() }];
}

/** Repeats a choice so that React notices it; the field shows the new value by then, which React would take for unchanged. */
function changeOf({ target: field }: Event): Again[] {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const choose = () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return [{ at: field, work: choose }];
  }
  if (!(field instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(field.type)) return [];
  const { checked } = field;
  // Of a radio group, only the last choice counts.
  if (field.type === 'radio' && !checked) return [];
  const check = () => {
    field.checked = !checked;
    field.click();
  };
  return [{ at: field, work: check }];
}
