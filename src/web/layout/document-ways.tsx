import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, NavigationType, useBlocker, useLocation } from 'react-router';

import { documentPays } from '../browser/document-marks.ts';
import { askAhead, isShopThere } from '../browser/shop-there.ts';
import { mayBeWatched } from '../browser/watched-pages.ts';
import { isWatched } from '../browser/watching.ts';
import { commonWords } from '../ui/words.ts';
import { layoutWords } from './words.ts';

import styles from './document-ways.module.css';

const PAYING = /^\/checkout\/?$/i;

/**
 * Turns a step that this document must not make into the load of a new one: from a document that another company's script
 * watches to a private page, and to the checkout from one that may not talk to the payment providers. Where no shop answers
 * the document stays, for in its place a browser would show nothing but an error of its own.
 */
export function DocumentWays() {
  const { key } = useLocation();
  const [missed, setMissed] = useState<{ from: string; address: string } | null>(null);
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    if (isWatched() && !mayBeWatched(nextLocation)) return true;
    // On the way back the checkout loads its document itself, so that the history stays what it is.
    return historyAction !== NavigationType.Pop && PAYING.test(nextLocation.pathname) && !documentPays();
  });
  useEffect(() => (documentPays() ? undefined : askAhead()), []);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    const address = `${pathname}${search}${hash}`;
    void isShopThere().then((there) => {
      if (there) return window.location.assign(address);
      setMissed({ from: key, address });
      return blocker.reset();
    });
  }, [blocker, key]);
  if (missed?.from !== key) return null;
  return createPortal(
    <p role="alert" className={styles['missed']} data-ground="night">
      {layoutWords.missed} <Link to={missed.address}>{commonWords.tryAgain}</Link>
    </p>,
    // What lies under an open dialog can be neither read nor pressed.
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body,
  );
}
