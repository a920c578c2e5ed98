import emptyIcon from '@phosphor-icons/core/regular/sim-card.svg?raw';
import {
  type ComponentType,
  type FormEvent,
  Fragment,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';

import type { Network, SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { formatDays, formatGigabytes } from '../../domain/catalog/data-amount.ts';
import { sharedFacts } from '../../domain/catalog/plan-facts.ts';
import { planLabel, priceOf, rangeOf } from '../../domain/catalog/plan.ts';
import { atPlace } from '../../domain/catalog/price-sheet.ts';
import { useLate } from '../browser/use-late.ts';
import { wholePath } from '../core/language.ts';
import { paths } from '../core/paths.ts';
import { priceMark } from '../core/reader-prices.ts';
import { useSettings } from '../core/site.ts';
import { openAuth } from '../session/auth-request.ts';
import { useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Panel } from '../ui/panels/panel.tsx';
import { onReopen } from '../ui/panels/reopen-sheet.ts';
import { arrangePlans, chosenAmong } from './arrange-plans.ts';
import { BuyBar } from './buy-bar.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { Tiers, useAdvice } from './plan-advice.tsx';
import { PlanFilter } from './plan-filter.tsx';
import { PlanPass } from './plan-pass.tsx';
import { PlanRow } from './plan-row.tsx';
import { type PlanView, sentOf, usePlanView, useRowChoice } from './use-plan-view.ts';
import { WillItWork } from './will-it-work.tsx';
import { planAdviceWords, planChoiceWords } from './words.ts';

import styles from './plan-choice.module.css';

const readDetails = () => import('./plan-details.tsx');

const LIST = 'plans';

/**
 * ', $2.25 to $94.91', of at least one plan. It is no component: each choice renders the head of the list anew.
 * @param all the place's plans without the filter
 */
function rangeIn(plans: readonly SoldPlan[], all: readonly SoldPlan[]) {
  const { low, high } = rangeOf(plans.map(priceOf));
  const { country_code: place } = all[0] ?? { country_code: '' };
  // In another currency, others of them may be the cheapest and the dearest.
  const marks =
    plans.length === all.length
      ? [
          { ...low, at: atPlace('least', place) },
          { ...high, at: atPlace('most', place) },
        ]
      : [low, high];
  return <span {...priceMark(...marks)}>{planChoiceWords.range(low, high)}</span>;
}

/** The number of plans shown at first. */
const SHOWN_FIRST = 6;

export interface SortingProps {
  /** From the address; null for the default order. */
  sort: string | null;
  onChange: (change: Partial<PlanView>) => void;
}

interface PlanChoiceProps {
  place: string;
  plans: SoldPlan[];
  /** The order for this screen; must be a stable reference. */
  order: (plans: SoldPlan[], sort: string | null) => SoldPlan[];
  kind?: 'country' | 'region';
  /** Formats amounts of data for this screen; by default gigabytes with one decimal. Must be a stable reference. */
  amount?: (megabytes: number) => string;
  /** The control for sorting, if there is one. */
  sorting?: ComponentType<SortingProps>;
  /** For countries only. */
  networks?: readonly Network[];
  /** Name of the plan nearest to the one in the address, if that is no longer sold. */
  nearest?: string | undefined;
  /** Beside the plans; a country has the chosen plan's small print above it. */
  aside?: ReactNode;
}

/**
 * A place's plans that fit the trip, one of them chosen, and the bar that buys it. Changing filter or order chooses the first
 * plan. Underneath is a plain form: without scripts the browser itself sends the chosen plan to the checkout.
 */
export function PlanChoice(given: PlanChoiceProps) {
  const {
    place,
    kind = 'country',
    amount = formatGigabytes,
    sorting: Sorting,
    networks = [],
    nearest,
    aside,
  } = given;
  const [view, changeView] = usePlanView();
  const [details, setDetails] = useState<{ plan: SoldPlan; open: boolean } | null>(null);
  const { code: dialog, load: readDialog } = useLate(readDetails);
  const heading = useId();
  const more = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const isSignedIn = useUser() !== null;
  const takesWallets = useSettings().walletsPaused === undefined;
  const showDetails = useCallback(
    (plan: SoldPlan) => {
      readDialog();
      // Opening a modal dialog renders everything behind it again, so respond to the press first.
      startTransition(() => setDetails({ plan, open: true }));
    },
    [readDialog],
  );
  const { days: trip, megabytes, sort } = view;
  const { durations, hasTypes, days, type, plans, near, groups, tiers } = useMemo(
    () => arrangePlans(given.plans, given.order, { days: trip, type: view.type, megabytes, sort }),
    [given.plans, given.order, trip, view.type, megabytes, sort],
  );
  const advice = useAdvice(plans, days === null ? null : trip);
  // Its own row says why if that is the first one.
  const above = advice && advice.plan !== plans[0] ? advice.plan : null;
  const showDetailsOf = useEffectEvent((name: string) => {
    const plan = given.plans.find(({ bundle_name }) => bundle_name === name);
    if (plan) showDetails(plan);
    return plan !== undefined;
  });
  useEffect(() => onReopen('plan', (name) => showDetailsOf(name)), []);
  const facts = useMemo(() => sharedFacts(given.plans), [given.plans]);
  const isGone = view.plan !== null && !given.plans.some((plan) => plan.bundle_name === view.plan);
  const chosen = chosenAmong(plans, view.plan, isGone ? nearest : null);
  const { rows, press, settle, change } = useRowChoice(chosen, changeView);
  const arrange = useCallback(
    (changed: Partial<PlanView>) => change({ plan: null, all: false, ...changed }),
    [change],
  );
  const expanded = view.all;
  const [unfolds, answer] = useOptimistic(expanded);
  const isHidden = (plan: SoldPlan, position: number) =>
    position >= SHOWN_FIRST && !expanded && plan !== chosen;
  const hidden = plans.filter(isHidden).length;

  /** Buys from a plan's details; the plan stays chosen for Back. */
  function buyNow(plan: SoldPlan, to: (plan: SoldPlan) => string) {
    change({ plan: plan.bundle_name });
    void navigate(to(plan));
  }

  /** Buying from a plan's details needs an account; the plan stays chosen, whether or not the visitor signs in. */
  function buyFromDetails(plan: SoldPlan) {
    if (isSignedIn) return buyNow(plan, paths.checkout);
    change({ plan: plan.bundle_name });
    setDetails({ plan, open: false });
    openAuth('signin', { next: paths.checkout(plan), guestsToo: true });
  }

  const row = (plan: SoldPlan, hidden: boolean, twin?: 'upper' | 'lower') => (
    <PlanRow
      plan={plan}
      amount={amount}
      chosen={plan === chosen}
      hidden={hidden}
      why={plan === advice?.plan && twin !== 'lower' ? planAdviceWords.because(plan, advice.trip) : undefined}
      twin={twin}
      onChoose={press}
      onNearDetails={readDialog}
      onDetails={showDetails}
    />
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    settle();
    // The row that looks chosen is bought, even if it was pressed before the scripts ran.
    const sent = new FormData(event.currentTarget).get('plan');
    const plan = plans.find((one) => sentOf(one) === sent) ?? chosen;
    const isExpress = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute('name');
    if (plan) void navigate(isExpress ? paths.expressCheckout(plan) : paths.checkout(plan));
  }

  function toggle() {
    if (expanded) {
      change({ all: false });
      requestAnimationFrame(() => more.current?.scrollIntoView({ block: 'nearest' }));
    } else
      // Rendering many rows takes a while, so the button answers first.
      startTransition(() => {
        answer(true);
        change({ all: true });
      });
  }

  return (
    <form method="get" action={wholePath('/checkout')} onSubmit={submit} className={styles['columns']}>
      <section className={styles['plans']} aria-labelledby={heading}>
        <div className={styles['head']}>
          <h2 id={heading} className={styles['title']}>
            {planChoiceWords.title}
          </h2>
          <p className={styles['count']}>
            {planChoiceWords.count(plans.length)}
            {plans.length > 1 && rangeIn(plans, given.plans)}
          </p>
          <p className={classNames(styles['facts'], kind === 'country' && styles['again'])}>{facts}</p>
          {chosen && <WillItWork plan={chosen} networks={networks} facts={facts} />}
          {tiers.length > 0 && <Tiers tiers={tiers} />}
        </div>
        {(isGone || near) && chosen && (
          <output className={styles['gone']}>
            {planChoiceWords.instead(
              isGone ? null : { megabytes, days: trip, type },
              planLabel(chosen, amount),
              formatDays(chosen.duration),
            )}
          </output>
        )}
        {(durations.length > 1 || hasTypes || Sorting) && (
          <PlanFilter
            durations={durations}
            days={days}
            hasTypes={hasTypes}
            type={type}
            megabytes={megabytes}
            onChange={arrange}
          >
            {Sorting && <Sorting sort={sort} onChange={arrange} />}
          </PlanFilter>
        )}
        <div ref={rows} role="radiogroup" aria-labelledby={heading}>
          {above && row(above, false, 'upper')}
          <div id={LIST} className={styles['rows']}>
            {plans.map((plan, position) => (
              <Fragment key={plan.bundle_name}>
                {expanded && groups[position] && (
                  <h3 className={styles['group']}>{planChoiceWords.group(groups[position])}</h3>
                )}
                {row(plan, isHidden(plan, position), plan === above ? 'lower' : undefined)}
              </Fragment>
            ))}
          </div>
        </div>
        {(hidden > 0 || (expanded && plans.length > SHOWN_FIRST)) && (
          <Button
            ref={more}
            data-scripted
            variant="secondary"
            wide
            aria-expanded={unfolds}
            aria-controls={LIST}
            onClick={toggle}
          >
            {unfolds ? planChoiceWords.less[kind] : planChoiceWords.more(hidden)}
          </Button>
        )}
        {!chosen && <NoneOfFilter onShowAll={arrange} />}
      </section>
      <div className={styles['aside']}>
        {chosen && (
          <PlanPass plan={chosen} amount={amount}>
            {kind === 'country' && <GoodToKnow place={place} truth={chosen.truth} />}
          </PlanPass>
        )}
        {aside}
      </div>
      {chosen && (
        <BuyBar
          place={place}
          plan={chosen}
          isRegion={kind === 'region'}
          amount={amount}
          takesWallets={takesWallets}
        >
          <WillItWork plan={chosen} networks={networks} />
        </BuyBar>
      )}
      {details && dialog && (
        <dialog.PlanDetails
          plan={details.plan}
          open={details.open}
          onClose={() => setDetails({ ...details, open: false })}
          isSignedIn={isSignedIn}
          onBuy={() => buyFromDetails(details.plan)}
          onBuyAsGuest={() => buyNow(details.plan, paths.checkout)}
          onExpress={takesWallets ? () => buyNow(details.plan, paths.expressCheckout) : undefined}
        />
      )}
    </form>
  );
}

function NoneOfFilter({ onShowAll }: { onShowAll: (change: Partial<PlanView>) => void }) {
  return (
    <Panel
      icon={emptyIcon}
      heading="h3"
      alert
      title={planChoiceWords.noneOfFilter.title}
      action={
        <Button variant="secondary" onClick={() => onShowAll({ days: null, type: null })}>
          {planChoiceWords.noneOfFilter.showAll}
        </Button>
      }
    />
  );
}
