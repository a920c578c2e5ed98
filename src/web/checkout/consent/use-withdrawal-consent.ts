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
   * The version that is agreed to; undefined where nothing is asked. Null where a box is not checked: then it is said, and that box
   * has the focus.
   */
  read: () => string | undefined | null;
  forgive: () => void;
}

export function useWithdrawalConsent(): Consent {
  const { withdrawal: isAsked } = useSettings();
  const place = useRef<HTMLFieldSetElement>(null);
  const [isMissing, setMissing] = useState(false);

  function read() {
    if (!isAsked) return undefined;
    const boxes = [...(place.current?.querySelectorAll('input') ?? [])];
    const open = boxes.find(({ checked }) => !checked);
    const isWhole = boxes.length > 0 && open === undefined;
    setMissing(!isWhole);
    open?.focus();
    return isWhole ? CONSENT_VERSION : null;
  }

  return { isAsked, place, isMissing, read, forgive: () => setMissing(false) };
}
