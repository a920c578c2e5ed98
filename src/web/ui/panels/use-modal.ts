import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

import { afterPaint } from '../after-paint.ts';

export interface ModalOptions {
  open: boolean;
  onClose: () => void;
  /** Work is under way that must not be walked away from: nothing closes it. */
  locked: boolean;
  /** Where focus goes on opening; the first control unless told. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where focus goes on closing; where it came from unless told. A function is asked then; false moves nothing. */
  finalFocus?: RefObject<HTMLElement | null> | (() => boolean) | undefined;
}

/** What the dialog before had been opened from, while another takes its place. */
let handedOn: HTMLElement | null = null;

const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** From the last stop Tab leads to the first one again, where the browser would lead out of the page. */
function stayInside(event: KeyboardEvent<HTMLDialogElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  other?.focus();
}

/** Focus goes to a control: where it is to go to a place that is none, to the first one there. */
function focusIn(place: HTMLElement | null) {
  const control = place?.matches(STOPS) ? place : place?.querySelector<HTMLElement>(STOPS);
  (control ?? place)?.focus({ preventScroll: true });
}

/** Some screen readers still read what a modal dialog makes inert. Returns how to show it again. */
function hideBehind(dialog: HTMLElement | null): () => void {
  const behind = [...document.body.children].filter(
    (element) =>
      element !== dialog && !element.matches('script, [aria-hidden], [aria-live], [role="status"]'),
  );
  for (const element of behind) element.setAttribute('aria-hidden', 'true');
  return () => behind.forEach((element) => element.removeAttribute('aria-hidden'));
}

/** The browser's own modal dialog, opened and closed by `open`. Its content is there while it is open or fades out. */
export function useModal({ open, onClose, locked, initialFocus, finalFocus }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
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

  useLayoutEffect(() => {
    return () => {
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- which element it was at its end is what counts
      if (!dialog.current?.open) return;
      handedOn = opener.current;
      queueMicrotask(() => (handedOn = null));
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

  // The whole page is drawn anew when what lies behind can be reached again: that the dialog goes is shown before.
  const leave = () => {
    const element = dialog.current;
    if (locked || !element || 'leaving' in element.dataset) return;
    void closeOnceSeen(element);
  };
  const closeOnceSeen = async ({ dataset }: HTMLElement) => {
    dataset['leaving'] = '';
    await afterPaint();
    // Work may have begun meanwhile.
    if (!('locked' in dataset)) flushSync(onClose);
    // Who keeps it open after all sees it come back.
    delete dataset['leaving'];
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
      // The gesture of a phone that leads back.
      onCancel: (event: { preventDefault: () => void; target: EventTarget }) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      },
      // By that gesture a browser closes one without asking where nobody has touched the page since it last asked.
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
