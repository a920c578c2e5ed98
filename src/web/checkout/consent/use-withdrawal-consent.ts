import { type RefObject, useRef, useState } from 'react';

import { CONSENT_VERSION } from '../../../domain/promise/withdrawal-consent.ts';
import { useSettings } from '../../core/site.ts';

/** The buyer's consent beside the payment, in shops whose consumers may withdraw. */
export interface Consent {
  /** Whether the shop asks for consent. */
  isAsked: boolean;
  place: RefObject<HTMLFieldSetElement | null>;
  isMissing: boolean;
  /**
   * The version the buyer agrees to; undefined if the shop asks for none. Null if a box is not checked, which then shows an
   * error.
   */
  read: () => string | undefined | null;
  /** Focuses the first box that is not checked. */
  focus: () => void;
  forgive: () => void;
}

export function useWithdrawalConsent(): Consent {
  const { withdrawal: isAsked } = useSettings();
  const place = useRef<HTMLFieldSetElement>(null);
  const [isMissing, setMissing] = useState(false);

  function read() {
    if (!isAsked) return undefined;
    const boxes = boxesOf(place);
    const isWhole = boxes.length > 0 && boxes.every(({ checked }) => checked);
    setMissing(!isWhole);
    return isWhole ? CONSENT_VERSION : null;
  }

  const focus = () =>
    boxesOf(place)
      .find(({ checked }) => !checked)
      ?.focus();
  return { isAsked, place, isMissing, read, focus, forgive: () => setMissing(false) };
}

function boxesOf(place: RefObject<HTMLFieldSetElement | null>): HTMLInputElement[] {
  return [...(place.current?.querySelectorAll('input') ?? [])];
}
