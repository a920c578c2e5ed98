import { type RefObject, useRef, useState } from 'react';

import { CONSENT_VERSION } from '../../../domain/promise/withdrawal-consent.ts';
import { useSettings } from '../../core/site.ts';

/** What a buyer agrees to beside the payment, where consumers may withdraw. */
export interface Consent {
  /** The shop asks for it. */
  isAsked: boolean;
  place: RefObject<HTMLFieldSetElement | null>;
  isMissing: boolean;
  /**
   * The version that is agreed to; undefined where nothing is asked. Null where a box is not checked: then it is said.
   */
  read: () => string | undefined | null;
  /** Puts the focus onto the first box that is not checked. */
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
