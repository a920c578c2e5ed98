import closeIcon from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { type ReactNode, useEffect, useState } from 'react';

import { sharedStorage } from '../browser/browser-storage.ts';
import { YEAR_S } from '../browser/kept-choice.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

import styles from './offer-line.module.css';

/** Until when nothing is offered again, in milliseconds. */
const KEYS = { language: 'simport.language-offer', currency: 'simport.currency-offer' };

/** Whether a visitor closed such a line within a year. */
export function isClosed(of: keyof typeof KEYS): boolean {
  return Number(sharedStorage.getItem(KEYS[of])) > Date.now();
}

interface OfferLineProps {
  words: { name: string; text: ReactNode; close: string };
  /** What it offers. */
  of: keyof typeof KEYS;
  onClose: () => void;
  lang?: string;
  dir?: string;
  /** What takes the offer. */
  children: ReactNode;
}

/** One line at the foot of the screen that offers the page in another way. */
export function OfferLine({
  words: { name, text, close },
  of,
  onClose,
  lang,
  dir,
  children,
}: OfferLineProps) {
  const [above, setAbove] = useState(0);
  useEffect(() => {
    // How high the bar with the price is depends on its words; another page, which is of another height, may have none.
    const measure = new ResizeObserver(() => setAbove(heightOfBar()));
    measure.observe(document.body);
    return () => measure.disconnect();
  }, []);

  function press() {
    sharedStorage.setItem(KEYS[of], String(Date.now() + YEAR_S * 1000));
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <aside
      lang={lang}
      dir={dir}
      aria-label={name}
      className={styles['offer']}
      style={{ marginBottom: above }}
    >
      <p>{text}</p>
      {children}
      <button
        type="button"
        aria-label={close}
        onClick={press}
        className={`${buttonClass('icon')} ${styles['close']}`}
      >
        <Icon of={closeIcon} size={20} />
      </button>
    </aside>
  );
}

/** Pixels that the bar with the price and the button to buy, or the line that says "offline", needs at the foot of the screen. */
function heightOfBar(): number {
  const bar =
    document.querySelector<HTMLElement>('[data-buy-bar]') ??
    document.querySelector<HTMLElement>('[data-offline]');
  return bar ? bar.offsetHeight + Number.parseFloat(getComputedStyle(bar).bottom) : 0;
}
