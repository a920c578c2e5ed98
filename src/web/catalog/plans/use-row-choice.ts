import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

import type { SoldPlan } from '../../../domain/catalog/catalog-schema.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import type { PlanView } from './use-plan-view.ts';

/** What a row sends of its plan. Checkout reads no more than this of the link; it is what a browser without a script sends. */
export function sentOf({ bundle_name: id, country_code: countryCode }: SoldPlan): string {
  return JSON.stringify({ id, countryCode });
}

/**
 * Choosing by the radios of a list. The browser itself marks the row that is pressed; what follows from the choice is drawn behind
 * the frame that shows it. Whatever else is done meanwhile comes after the choice.
 * @param chosen as the screen shows it
 * @param change must stay the same
 * @returns `rows` for the element around the radios; `press` and `change`, which stay the same; `settle` gives the plan
 * whose choice was still to come
 */
export function useRowChoice(chosen: SoldPlan | undefined, change: (change: Partial<PlanView>) => void) {
  const rows = useRef<HTMLDivElement>(null);
  const pressed = useRef<SoldPlan | null>(null);
  const sent = chosen ? sentOf(chosen) : '';
  // At first the mark is that of the document, where somebody may have pressed already.
  const marked = useRef(sent);

  const settle = useCallback(() => {
    const plan = pressed.current;
    pressed.current = null;
    if (plan) change({ plan: plan.bundle_name });
    return plan;
  }, [change]);
  const press = useCallback(
    (plan: SoldPlan) => {
      pressed.current = plan;
      marked.current = sentOf(plan);
      void afterPaint().then(() => flushSync(settle));
    },
    [settle],
  );
  const changeSettled = useCallback(
    (changed: Partial<PlanView>) => {
      settle();
      change(changed);
    },
    [settle, change],
  );

  useLayoutEffect(() => {
    if (pressed.current || marked.current === sent) return;
    marked.current = sent;
    // Each one, for React hears of no press on a radio that it takes for marked.
    for (const radio of rows.current?.querySelectorAll('input') ?? []) radio.checked = radio.value === sent;
  });
  useEffect(() => {
    return () => {
      // Who has left the page leaves its address alone.
      pressed.current = null;
    };
  }, []);
  return { rows, press, settle, change: changeSettled };
}
