import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { MAX_PLAN_NAME_LENGTH } from '../../domain/catalog/found/nearest-plan.ts';
import type { PlanFilter } from '../../domain/catalog/plan-filter.ts';
import { keep, readStored, sharedStorage } from '../browser/browser-storage.ts';
import { logFailure } from '../browser/log-failure.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** A visitor's view of a list of plans: filters, order and choice. */
export interface PlanView extends Required<PlanFilter> {
  /** The screen's name of the order; null for its default. */
  sort: string | null;
  /** The name of the chosen plan; null for the first. */
  plan: string | null;
  /** Whether the whole list is shown. */
  all: boolean;
}

/** The trip's length as last chosen on any page of this document; the server does not know it. */
let tripDays: number | null = null;

const TRIP_KEY = 'simport.trip';

/** A number of days. */
const DAYS = /^[1-9]\d{0,2}$/;

/** The trip's length in days as last chosen in this browser, perhaps on an earlier visit; null if it was taken back. */
export function rememberedTrip(): number | null {
  return tripDays ?? readStored(sharedStorage, TRIP_KEY, isDays);
}

const isDays = (value: unknown): value is number => typeof value === 'number' && DAYS.test(String(value));

function rememberTrip(days: number | null): void {
  tripDays = days;
  if (days === null) sharedStorage.removeItem(TRIP_KEY);
  else keep(sharedStorage, TRIP_KEY, days);
}

/**
 * The view of a page's plans. The address stores it, for Back and for sharing. The router does not hear of it, because it would
 * render the whole page at each choice. A place opened without a choice starts with the trip's length from the place before.
 */
export function usePlanView(): [PlanView, (change: Partial<PlanView>) => void] {
  const { search } = useLocation();
  const [view, setView] = useState(() => {
    const asked = viewAt(new URLSearchParams(search));
    return asked.plan === null ? { ...asked, days: asked.days ?? tripDays } : asked;
  });
  const latest = useRef(view);
  useEffect(() => {
    if (tripDays === null && latest.current.days !== null) rememberTrip(latest.current.days);
    keepInAddress(latest.current);
  }, []);
  const change = useCallback((changed: Partial<PlanView>) => {
    latest.current = { ...latest.current, ...changed };
    if ('days' in changed) rememberTrip(latest.current.days);
    setView(latest.current);
    // Before the same press does anything else: navigation leaves this address behind.
    keepInAddress(latest.current);
  }, []);
  return [view, change];
}

/** The value of a plan's radio, which a browser without scripts sends. The checkout reads no more of the link than this. */
export function sentOf({ bundle_name: id, country_code: countryCode }: SoldPlan): string {
  return JSON.stringify({ id, countryCode });
}

/**
 * Choosing a plan by radio. The browser marks the pressed row itself; what depends on the choice renders after the frame that
 * shows the mark. Other changes in between apply after the choice.
 * @param chosen the plan chosen on screen
 * @param change must be a stable reference
 * @returns `rows` for the element around the radios; `press` and `change`, both stable; `settle` applies a pending choice
 */
export function useRowChoice(chosen: SoldPlan | undefined, change: (change: Partial<PlanView>) => void) {
  const rows = useRef<HTMLDivElement>(null);
  const pressed = useRef<SoldPlan | null>(null);
  const sent = chosen ? sentOf(chosen) : '';
  // The first mark is the document's, where the visitor may have pressed already.
  const marked = useRef(sent);

  const settle = useCallback(() => {
    const plan = pressed.current;
    pressed.current = null;
    if (plan) change({ plan: plan.bundle_name });
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
    const radios = [...(rows.current?.querySelectorAll('input') ?? [])];
    if (pressed.current || (marked.current === sent && radios.some(({ checked }) => checked))) return;
    marked.current = sent;
    const first = radios.find(({ value }) => value === sent);
    // Sets each one, because React misses a press on a radio that it believes to be checked.
    for (const radio of radios) radio.checked = radio === first;
  });
  useEffect(() => {
    return () => {
      // A page that the visitor has left must not change the address.
      pressed.current = null;
    };
  }, []);
  return { rows, press, settle, change: changeSettled };
}

/** The plan that an address names, to look up what replaces it. */
export function planAskedAt(address: string): { plan?: string } {
  const { plan } = viewAt(new URL(address).searchParams);
  return plan !== null && plan.length <= MAX_PLAN_NAME_LENGTH ? { plan } : {};
}

/** The view in an address. */
export function viewAt(parameters: URLSearchParams): PlanView {
  const days = parameters.get('days') ?? '';
  const type = parameters.get('data');
  const gigabytes = Number(parameters.get('gb'));
  return {
    days: DAYS.test(days) ? Number(days) : null,
    type: type === 'fixed' || type === 'unlimited' ? type : null,
    megabytes: gigabytes > 0 && gigabytes < 10_000 ? Math.ceil(gigabytes * 1000) : null,
    sort: parameters.get('sort'),
    plan: parameters.get('plan'),
    all: parameters.has('more'),
  };
}

/** The filter in the address of the open page. */
export function filterInAddress(): PlanFilter {
  const { days, type, megabytes } = viewAt(new URLSearchParams(window.location.search));
  return { days, type, megabytes };
}

/** Stores a view in the address, for Back and for sharing. Values that are left out get their defaults. */
export function keepInAddress({
  days,
  type,
  megabytes = null,
  sort = null,
  plan = null,
  all = false,
}: PlanFilter & Partial<PlanView>): void {
  const address = new URL(window.location.href);
  const values = {
    days: days === null ? null : String(days),
    data: type,
    gb: megabytes === null ? null : String(megabytes / 1000),
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
    // Browsers refuse too many changes of the address in a second. The choice itself remains.
    logFailure('keeping the choice', error);
  }
}
