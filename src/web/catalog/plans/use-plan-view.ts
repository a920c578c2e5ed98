import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { LONGEST_PLAN_NAME } from '../../../domain/catalog/found/nearest-plan.ts';
import type { PlanFilter } from '../../../domain/catalog/plan-filter.ts';
import { logFailure } from '../../browser/log-failure.ts';

/** What somebody asked a list of plans for, and chose of it. */
export interface PlanView extends PlanFilter {
  /** As the screen names its orders; null for its first one. */
  sort: string | null;
  /** The name of the chosen plan; null while the first one is. */
  plan: string | null;
  /** The whole list is shown. */
  all: boolean;
}

/**
 * The view of the plans of a page. It stands in the address, for who comes back and for who is sent it. The router is not
 * told, for what it does on a step from page to page would draw the whole page at each choice.
 */
export function usePlanView(): [PlanView, (change: Partial<PlanView>) => void] {
  const { search } = useLocation();
  const [view, setView] = useState(() => viewAt(new URLSearchParams(search)));
  const latest = useRef(view);
  const change = useCallback((changed: Partial<PlanView>) => {
    latest.current = { ...latest.current, ...changed };
    setView(latest.current);
    // Before anything else that the same press does: a step to another page leaves this address behind.
    keepInAddress(latest.current);
  }, []);
  return [view, change];
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

function keepInAddress({ days, type, sort, plan, all }: PlanView): void {
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
