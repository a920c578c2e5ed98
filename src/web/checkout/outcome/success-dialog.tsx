import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { PassFace as Face } from '../../../domain/esims/pass-face.ts';
import { OwnPassFace } from '../../pass/own-pass.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DialogFrame, DialogTitle } from '../../ui/panels/dialog.tsx';
import { commonWords } from '../../ui/words.ts';
import { successWords } from './words.ts';

import styles from './success-dialog.module.css';

/** How long the dialog waits before it opens the next page. */
const REDIRECT_MS = 3000;

interface SuccessDialogProps {
  open: boolean;
  onClose: () => void;
  face: Face;
  /** The next page: the list of eSIMs, or the order. With `opening` the dialog goes there by itself, once `isThere`. */
  next: { to: string; label: string; opening: string | null; isThere: boolean };
  /** The page for installing the eSIM; null if there is nothing to install yet, or at all. */
  install: string | null;
  /** The page behind the dialog, which gets the focus after it. */
  behind: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** Follows `children`. */
  beneath: ReactNode;
}

/** The good news. Once the buyer closes it, or while they use it, it does not open the next page by itself. */
export function SuccessDialog({
  open,
  onClose,
  face,
  next,
  install,
  behind,
  children,
  beneath,
}: SuccessDialogProps) {
  const navigate = useNavigate();
  const main = useRef<HTMLAnchorElement>(null);
  const [watch, isAttended] = useAttention();
  const [isOver, setOver] = useState(false);
  const leadsOn = open && next.opening !== null && !isAttended;
  useEffect(() => {
    if (!leadsOn) return undefined;
    const timer = setTimeout(() => setOver(true), REDIRECT_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [leadsOn]);
  const goesOn = leadsOn && isOver && next.isThere;
  useEffect(() => {
    if (goesOn) void navigate(next.to);
  }, [goesOn, navigate, next.to]);
  const ways = [...(install === null ? [] : [{ to: install, label: successWords.install }]), next];
  return (
    <DialogFrame open={open} onClose={onClose} width="narrow" initialFocus={main} finalFocus={behind}>
      <div ref={watch} className={styles['sheet']}>
        <div className={styles['art']}>
          <OwnPassFace face={face} />
        </div>
        <svg className={styles['seal']} viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
          <circle cx="40" cy="40" r="40" />
          <path d="m27 41 9 9 19-20" pathLength="1" />
        </svg>
        <div className={styles['words']}>
          <DialogTitle className={styles['title']}>{successWords.title}</DialogTitle>
          <p className={styles['text']}>{children}</p>
          {beneath}
          {ways.map(({ to, label }, position) => (
            <Link
              key={to}
              ref={position === 0 ? main : undefined}
              to={to}
              className={classNames(
                buttonClass(position === 0 ? 'primary' : 'secondary', 'large', true),
                styles['way'],
              )}
            >
              {label}
            </Link>
          ))}
          <Button variant="bare" wide onClick={onClose}>
            {commonWords.close}
          </Button>
          {next.opening !== null && (
            // Keeps its space, so that nothing moves under a finger; and stays in view, however long the address is.
            <div className={classNames(styles['soon'], isAttended && styles['held'])}>
              <p>{next.opening}</p>
              <div className={styles['time']} aria-hidden="true">
                <i key={String(isAttended)} />
              </div>
            </div>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}

/**
 * Whether somebody is using an element, by pointer or keyboard, so that it must not act by itself. A pointer that merely rests
 * there does not count.
 * @returns the element's ref, and whether it is in use
 */
function useAttention(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [isThere, setThere] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    const move = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setThere(true);
    };
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerleave', () => setThere(false), { signal });
    element.addEventListener('keydown', () => setThere(true), { signal });
    return () => watching.abort();
  }, []);
  return [watch, isThere];
}
