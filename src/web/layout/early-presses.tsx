import { useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** What was pressed and changed before the page answered; gone since then. */
    earlyPresses?: Event[] | undefined;
  }
}

/** Some ten seconds: who has waited longer after a press has gone on to something else. */
const MOST_WAITS = 200;
/** A minute: a choice still shows on a page that is slow. */
const MOST_WAITS_OF_CHOICE = 1200;
const WAIT_MS = 50;

/** In the head, before anything that can be pressed. */
export const EARLY_SCRIPT = `{const all=window.earlyPresses=[];for(const on of["click","change"])addEventListener(on,(e)=>window.earlyPresses&&all.push(e),!0)}`;

/**
 * What is seen can be pressed, and answers only when its script has come. Links and forms that send themselves work before; all
 * else that was pressed or changed until then is done again as soon as it is heard.
 */
export function EarlyPresses() {
  useLayoutEffect(() => {
    const early = window.earlyPresses ?? [];
    window.earlyPresses = undefined;
    // One that is still on its way is heard as it arrives.
    const over = early.filter(({ eventPhase }) => eventPhase === Event.NONE);
    const again = over.flatMap((event) => (event.type === 'change' ? changeOf(event) : buttonOf(event)));
    // Of choices each counts; who presses again what does not answer wants it once.
    const last = new Map(again.map((one) => [isChoice(one.at) && one.at, one]));
    void doAgain([...last.values()]);
  }, []);
  return null;
}

interface Again {
  at: HTMLElement;
  work: () => void;
}

/** One after the other, each as soon as its part of the page listens, which may wait for code of its own. */
async function doAgain(all: readonly Again[]): Promise<void> {
  for (const { at, work } of all) {
    // The page is not whole yet.
    await pause(0);
    const most = isChoice(at) ? MOST_WAITS_OF_CHOICE : MOST_WAITS;
    for (let waits = 0; !isHeard(at) && waits < most; waits++) await pause(WAIT_MS);
    if (at.isConnected && isHeard(at)) work();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((go) => setTimeout(go, ms));
}

/** What React knows of an element whose events it hears. */
interface Fiber {
  return: Fiber | null;
  alternate: Fiber | null;
  flags: number;
}

/** React's own marks of what it is about to put in place, or to take over from the document as it was sent. */
const NOT_YET_IN_PLACE = 0b1_0000_0000_0010;

/** React marks an element while it takes it over, which on a slow phone is long before it hears what is pressed there. */
function isHeard(element: HTMLElement): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
  if (key === undefined) return false;
  let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[key] ?? null;
  for (; fiber && !fiber.alternate; fiber = fiber.return)
    if ((fiber.flags & NOT_YET_IN_PLACE) !== 0) return false;
  return true;
}

/** A field, or a button that says whether it is chosen. */
function isChoice(element: HTMLElement): boolean {
  return element.matches('input,select,[aria-pressed]');
}

/** The button that was pressed, unless the browser itself answered: by following a link, sending a form, or opening a menu. */
function buttonOf({ target }: Event): Again[] {
  const button = target instanceof Element ? target.closest('button') : null;
  const isSent = button?.type === 'submit' && button.form !== null && button.form.method !== 'dialog';
  // Once more would close it. What only closes something may do more, and closing is the same twice.
  const isToggled = Boolean(button?.popoverTargetElement) && button?.popoverTargetAction === 'toggle';
  return button === null || isSent || isToggled ? [] : [{ at: button, work: () => button.click() }];
}

/** Makes a choice once more, in a way that is heard: what its field shows by then is no news. */
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
  // Of several radios of one group the last one that was chosen.
  if (field.type === 'radio' && !checked) return [];
  const check = () => {
    field.checked = !checked;
    field.click();
  };
  return [{ at: field, work: check }];
}
