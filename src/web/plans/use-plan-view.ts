import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { LONGEST_PLAN_NAME } from '../../domain/catalog/found/nearest-plan.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { logFailure } from '../browser/log-failure.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** What somebody asked a list of plans for, and chose of it. */
export interface PlanView extends PlanFilter {
  /** As the screen names its orders; null for its first one. */
  sort: string | null;
  /** The name of the chosen plan; null while the first one is. */
  plan: string | null;
  /** The whole list is shown. */
  all: boolean;
}

/** How long the trip is, as chosen last on any page of this document; what the server wrote knows nothing of it. */
let tripDays: number | null = null;

/**
 * The view of the plans of a page. It stands in the address, for who comes back and for who is sent it. The router is not
 * told, for what it does on a step from page to page would draw the whole page at each choice. A place that is opened
 * without a choice begins with the length of trip that was chosen for the one before.
 */
export function usePlanView(): [PlanView, (change: Partial<PlanView>) => void] {
  const { search } = useLocation();
  const [view, setView] = useState(() => {
    const asked = viewAt(new URLSearchParams(search));
    return asked.plan === null ? { ...asked, days: asked.days ?? tripDays } : asked;
  });
  const latest = useRef(view);
  useEffect(() => {
    tripDays ??= latest.current.days;
    keepInAddress(latest.current);
  }, []);
  const change = useCallback((changed: Partial<PlanView>) => {
    latest.current = { ...latest.current, ...changed };
    if ('days' in changed) tripDays = latest.current.days;
    setView(latest.current);
    // Before anything else that the same press does: a step to another page leaves this address behind.
    keepInAddress(latest.current);
  }, []);
  return [view, change];
}

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

/** The plan that an address names, for who asks what became of it. */
export function planAskedAt(address: string): { plan?: string } {
  const { plan } = viewAt(new URL(address).searchParams);
  return plan !== null && plan.length <= LONGEST_PLAN_NAME ? { plan } : {};
}

/** What an address says of it. */
export function viewAt(parameters: URLSearchParams): PlanView {
  const days = parameters.get('days') ?? '';
  const type = parameters.get('data');
  return {
    days: /^[1-9]\d{0,2}$/.test(days) ? Number(days) : null,
    type: type === 'fixed' || type === 'unlimited' ? type : null,
    sort: parameters.get('sort'),
    plan: parameters.get('plan'),
    all: parameters.has('more'),
  };
}

/** How long and how much, as the address of the open page says. */
export function filterInAddress(): PlanFilter {
  const { days, type } = viewAt(new URLSearchParams(window.location.search));
  return { days, type };
}

/** For who comes back to this page, and for who is sent it. What is not given is at its beginning. */
export function keepInAddress({
  days,
  type,
  sort = null,
  plan = null,
  all = false,
}: PlanFilter & Partial<PlanView>): void {
  const address = new URL(window.location.href);
  const values = {
    days: days === null ? null : String(days),
    data: type,
    sort,
    plan,
    more: all ? '1' : null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  if (address.search === window.location.search) return;
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch (error) {
    // Browsers refuse it to who changes the address many times a second. The choice itself stands.
    logFailure('keeping the choice', error);
  }
}
