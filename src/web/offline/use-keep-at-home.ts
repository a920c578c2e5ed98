import { useEffect, useEffectEvent } from 'react';

import { LANGUAGE } from '../../domain/language-words.ts';
import { pageAddress } from '../../domain/languages.ts';
import { platformOf } from '../install/platform-of.ts';

/** Describes the page of what is kept; without anything of an order, since browsers send what it says to their makers. */
const MANIFEST = '/offline.webmanifest';

/**
 * Calls `keep` when a page with orders is added to the home screen, and at each start from there: an iPhone tells nobody of the
 * first, and gives the page on the home screen a storage of its own. While the page is open, its icon leads to what is kept; on an
 * iPhone, to this page.
 */
export function useKeepAtHome(isOffered: boolean, keep: () => void): void {
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (!isOffered) return undefined;
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const before = link?.getAttribute('href') ?? null;
    if (/ios/.test(platformOf(navigator.userAgent, navigator.maxTouchPoints))) link?.removeAttribute('href');
    else link?.setAttribute('href', pageAddress(LANGUAGE, MANIFEST));
    const onAdded = () => keepNow();
    window.addEventListener('appinstalled', onAdded);
    if (isAtHome()) keepNow();
    return () => {
      window.removeEventListener('appinstalled', onAdded);
      if (before !== null) link?.setAttribute('href', before);
    };
  }, [isOffered]);
}

function isAtHome(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || window.matchMedia('(display-mode:standalone)').matches;
}
