import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { afterPaint } from '../after-paint.ts';
import { enterSheet } from './sheet-history.ts';

export interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** For `onReopen`; empty if it should not open again. */
  name: string;
  /** Work is under way that must not be interrupted: nothing closes the dialog. */
  locked: boolean;
  /** Gets the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus on closing; by default the element that had it before. A function is called then; false moves nothing. */
  finalFocus?: RefObject<HTMLElement | null> | (() => boolean) | undefined;
}

/** The element from which the previous dialog was opened, while another one replaces it. */
let handedOn: HTMLElement | null = null;

const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Tab on the last stop leads to the first one, instead of out of the page. */
function stayInside(event: KeyboardEvent<HTMLDialogElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  other?.focus();
}

/** Focuses the place itself if it is a control, else the first control inside it. */
function focusIn(place: HTMLElement | null) {
  const control = place?.matches(STOPS) ? place : place?.querySelector<HTMLElement>(STOPS);
  (control ?? place)?.focus({ preventScroll: true });
}

/** Hides the page from screen readers that still read what a modal dialog makes inert. Returns a function that undoes it. */
function hideBehind(dialog: HTMLElement | null): () => void {
  const behind = [...document.body.children].filter(
    (element) =>
      element !== dialog && !element.matches('script, [aria-hidden], [aria-live], [role="status"]'),
  );
  for (const element of behind) element.setAttribute('aria-hidden', 'true');
  return () => behind.forEach((element) => element.removeAttribute('aria-hidden'));
}

/** The browser's own modal dialog, controlled by `open`. `present` while it is open or fading out. */
export function useModal({ open, onClose, name, locked, initialFocus, finalFocus }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const entry = useRef<ReturnType<typeof enterSheet>>(null);
  const opener = useRef<HTMLElement>(null);
  const pressedBeside = useRef(false);
  const [present, setPresent] = useState(false);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open || element.open) return;
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement && active !== document.body ? active : handedOn;
    const { documentElement: page } = document;
    page.toggleAttribute('data-scroll-bar', window.innerWidth > page.clientWidth);
    element.showModal();
    initialFocus?.current?.focus({ preventScroll: true });
  }, [open, initialFocus]);

  useLayoutEffect(() => (open && present ? hideBehind(dialog.current) : undefined), [open, present]);

  const close = useEffectEvent(() => {
    flushSync(onClose);
    // If the owner keeps it open after all, it reappears.
    delete dialog.current?.dataset['leaving'];
  });
  useLayoutEffect(() => {
    if (!open) return undefined;
    const isLocked = () => 'locked' in (dialog.current?.dataset ?? {});
    const own = enterSheet({ name, close: () => close(), isLocked });
    entry.current = own;
    return own.release;
  }, [open, name]);

  useLayoutEffect(() => {
    return () => {
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- which element it was at its end is what counts
      if (!dialog.current?.open) return;
      handedOn = opener.current;
      queueMicrotask(() => {
        // It was taken out of the page while it was open, and no other one took its place.
        if (document.activeElement === document.body) focusIn(handedOn);
        handedOn = null;
      });
    };
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open || open) return;
    element.close();
    if (typeof finalFocus !== 'function') focusIn(finalFocus?.current ?? opener.current);
    else if (finalFocus()) focusIn(opener.current);
  }, [open, finalFocus]);

  useLayoutEffect(() => {
    if (open || !present) return undefined;
    let isWanted = true;
    const fading = dialog.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(fading).then(() => isWanted && setPresent(false));
    return () => {
      isWanted = false;
    };
  }, [open, present]);

  // Closing makes the whole page behind render again, so show first that the dialog goes.
  const leave = () => {
    const element = dialog.current;
    if (locked || !element || 'leaving' in element.dataset) return;
    void closeOnceSeen(element);
  };
  const closeOnceSeen = async ({ dataset }: HTMLElement) => {
    dataset['leaving'] = '';
    await afterPaint();
    // Work may have started meanwhile.
    if ('locked' in dataset) delete dataset['leaving'];
    else entry.current?.leave();
  };
  const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect();
    if (!box || target !== dialog.current) return false;
    return x < box.left || x > box.right || y < box.top || y > box.bottom;
  };
  return {
    present,
    leave,
    props: {
      ref: dialog,
      'data-locked': locked || undefined,
      onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
        if (event.defaultPrevented) return;
        if (event.key === 'Tab') stayInside(event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        leave();
      },
      // A phone's back gesture.
      onCancel: (event: { preventDefault: () => void; target: EventTarget }) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      },
      // With that gesture, a browser closes the dialog without asking if nobody has touched the page since it last asked.
      onClose: () => {
        if (open && locked && !dialog.current?.open) dialog.current?.showModal();
      },
      onMouseDown: (event: MouseEvent) => {
        pressedBeside.current = isBeside(event);
      },
      onClick: (event: MouseEvent) => {
        if (pressedBeside.current && isBeside(event)) leave();
        pressedBeside.current = false;
      },
    },
  };
}
