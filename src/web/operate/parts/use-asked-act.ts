import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** An act that somebody chose elsewhere, whose dialog the screen opens. */
export interface AskedAct {
  name: string;
  /** What it is done to, where the screen shows several. */
  of: string;
}

/** The name of the act that shows a card of Health. */
export const SHOW_CARD = 'show';
/** The name of the act that shows a setting there. */
export const SHOW_SETTING = 'setting';

type Openers = Readonly<Record<string, ((of: string) => void) | undefined>>;

/**
 * Opens the dialog of the act that somebody chose elsewhere, once the screen knows how. The act leaves the history: going back or
 * reloading opens nothing.
 */
export function useAskedAct(openers: Openers): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const asked = (state as { act?: AskedAct } | null)?.act;
  const isKnown = asked !== undefined && openers[asked.name] !== undefined;
  const open = useEffectEvent(() => {
    if (!asked) return;
    void navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true });
    openers[asked.name]?.(asked.of);
  });
  useEffect(() => {
    if (isKnown) open();
  }, [isKnown]);
}
