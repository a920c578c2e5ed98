import { createContext, useContext } from 'react';

import type { useVerb } from '../api/use-verb.ts';

type Switches = ReturnType<typeof useVerb<'switches'>>;

export const SwitchesContext = createContext<Switches | null>(null);

/** What is paused, read once for the whole console, so that a switch turned on one screen is shown on all of it. */
export function useSwitches(): Switches {
  const switches = useContext(SwitchesContext);
  if (!switches) throw new Error('outside the frame');
  return switches;
}
