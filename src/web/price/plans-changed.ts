import { useLocation } from 'react-router';

/** The state of a history entry of the checkout. */
export interface Changed {
  plansChanged: true;
}

/** Whether this checkout replaced one whose buyer changed its plans in the summary, which therefore stays open. */
export function usePlansChanged(): boolean {
  const { state } = useLocation() as { state: Partial<Changed> | null };
  return state?.plansChanged === true;
}
