import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, NavigationType, useBlocker, useLocation } from 'react-router';

import { documentPays } from '../browser/document-marks.ts';
import { askAhead, isShopThere } from '../browser/shop-there.ts';
import { mayBeWatched } from '../browser/watched-pages.ts';
import { isWatched } from '../browser/watching.ts';
import { routerPath } from '../core/language.ts';
import { commonWords } from '../ui/words.ts';
import { layoutWords } from './words.ts';

import styles from './document-ways.module.css';

const PAYING = /^\/checkout\/?$/i;

/** Whether it is the address of the checkout, in this language. */
export function isPaying({ pathname }: { pathname: string }): boolean {
  return PAYING.test(routerPath(pathname) ?? pathname);
}

/**
 * Loads a new document in place of a navigation that this one must not make: to a private page if another company's script
 * watches this document, and to the checkout if this document may not talk to the payment providers. If the shop does not
 * answer, the document stays, because a browser would only show its own error page.
 */
export function DocumentWays() {
  const { key } = useLocation();
  const [missed, setMissed] = useState<{ from: string; address: string } | null>(null);
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    if (isWatched() && !mayBeWatched(nextLocation)) return true;
    // On Back, the checkout loads its document itself, so that the history stays as it is.
    return historyAction !== NavigationType.Pop && isPaying(nextLocation) && !documentPays();
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
      {layoutWords.missed}{' '}
      <Link to={routerPath(missed.address) ?? missed.address}>{commonWords.tryAgain}</Link>
    </p>,
    // Anything under an open dialog can be neither read nor pressed.
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body,
  );
}
