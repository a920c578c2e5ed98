import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';

import { documentPays } from '../browser/document-marks.ts';
import { mayBeWatched } from '../browser/watched-pages.ts';
import { isWatched } from '../browser/watching.ts';

const PAYING = /^\/checkout\/?$/i;

/**
 * Turns a step that this document must not make into the load of a new one: from a document that another company's script
 * watches to a private page, and to the checkout from one that may not talk to the payment providers.
 */
export function DocumentWays() {
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    if (isWatched() && !mayBeWatched(nextLocation)) return true;
    // On the way back the checkout loads its document itself, so that the history stays what it is.
    return historyAction !== NavigationType.Pop && PAYING.test(nextLocation.pathname) && !documentPays();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    window.location.assign(`${pathname}${search}${hash}`);
  }, [blocker]);
  return null;
}
