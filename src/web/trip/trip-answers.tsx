import calendarIcon from '@phosphor-icons/core/bold/calendar-plus-bold.svg?raw';
import printIcon from '@phosphor-icons/core/bold/printer-bold.svg?raw';
import { type ReactNode, useId } from 'react';
import { Link, useMatches } from 'react-router';

import { formatDataAmount } from '../../domain/catalog/data-amount.ts';
import { cardTotalOf, planLabel, priceOf } from '../../domain/catalog/plan.ts';
import type { ListedPrice } from '../../domain/catalog/price-sheet.ts';
import { facts, inDays } from '../../domain/language-words.ts';
import { priceWords } from '../../domain/price-words.ts';
import { type TypedTrip, tripQuery } from '../../domain/trip/trip-address.ts';
import type { TripPlanSent, TripSent } from '../../domain/trip/trip-schema.ts';
import { bought } from '../../domain/trip/trip-to.ts';
import { wholePath } from '../core/language.ts';
import { paths } from '../core/paths.ts';
import { priceMark } from '../core/reader-prices.ts';
import { siteOf } from '../core/site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DayOfTrip, DaysOfTrip } from './trip-days.tsx';
import { ANSWER } from './trip-form.tsx';
import { TripLine } from './trip-line.tsx';
import { tripAnswerWords as words } from './words.ts';

import styles from './trip-answers.module.css';

type Plans = NonNullable<TripSent['plans']>;

interface TripAnswersProps {
  typed: TypedTrip;
  stops: TripSent['stops'];
  plans: Plans;
}

/** The plans for a trip: for the least money, and with the fewest plans. */
export function TripAnswers({ typed, stops, plans }: TripAnswersProps) {
  const { cheapest, cheapest_total, fewest, fewest_total, gaps, is_best: isBest, regional } = plans;
  const { start } = typed;
  const { baseUrl } = siteOf(useMatches());
  const query = tripQuery({
    ...typed,
    stops: stops.map(({ place, days }) => ({ place: place?.iso ?? '', days })),
  });
  const shown = { stops, start, query };
  return (
    <div className={styles['answers']}>
      {gaps.map(({ stop, why }) => (
        <Alert key={stop} tone="warning" title={words.gaps[why](nameOf(stops, stop))}>
          <p>
            <DaysOfTrip {...daysOf(stops, stop)} start={start} /> {words.gapNote}
          </p>
        </Alert>
      ))}
      {cheapest_total && (
        <Answer
          {...shown}
          title={fewest ? words.cheapest : words.both}
          plans={cheapest}
          total={cheapest_total}
          kind="cheapest"
        >
          {regional && <Regional regional={regional} />}
        </Answer>
      )}
      {fewest && fewest_total && (
        <Answer {...shown} title={words.fewest} plans={fewest} total={fewest_total} kind="fewest" />
      )}
      <nav className={styles['tools']} aria-label={words.tools}>
        <CopyButton
          text={`${baseUrl}${wholePath(paths.trip(query))}#${ANSWER}`}
          what={words.link}
          variant="secondary"
        />
        <Button variant="secondary" data-scripted onClick={() => window.print()}>
          <Icon of={printIcon} />
          {words.print}
        </Button>
      </nav>
      {!isBest && <p className={styles['note']}>{words.good}</p>}
      <p className={styles['note']}>{words.note}</p>
    </div>
  );
}

interface AnswerProps {
  title: string;
  kind: 'cheapest' | 'fewest';
  plans: readonly TripPlanSent[];
  /** By card, in one purchase. */
  total: ListedPrice;
  stops: TripSent['stops'];
  start: string | null;
  query: string;
  children?: ReactNode;
}

function Answer({ title, kind, plans, total, stops, start, query, children }: AnswerProps) {
  const id = useId();
  const price = plans.reduce((sum, { plan }) => sum + priceOf(plan).amount, 0);
  const fee = total.amount - price;
  const now = bought(plans.map(({ plan, buy_from: buyFrom }) => ({ plan, buyFrom })));
  const { total: amount, by } = priceWords({ fee: { ...total, amount: fee }, total });
  const file = `/trip.ics${query}${kind === 'fewest' ? '&plans=fewest' : ''}`;
  return (
    <section className={styles['answer']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <p className={styles['total']}>
          <b translate="no" {...priceMark(total)}>
            {amount}
          </b>{' '}
          {by} <span>{words.count(plans.length)}</span>
        </p>
      </div>
      <TripLine stops={stops} plans={plans} />
      {plans.length > 1 && now.length > 1 && (
        <Link to={paths.checkoutOf(now)} className={buttonClass()} data-on-screen>
          {now.length === plans.length ? words.buyAll : words.buySome(now.length)}
        </Link>
      )}
      <ol aria-label={words.inOrder}>
        {plans.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same plan may be bought twice
          <PlanOfTrip key={at} number={at + 1} of={one} stops={stops} start={start} />
        ))}
      </ol>
      {children}
      {start === null ? (
        <p className={styles['note']} data-on-screen>
          {words.calendarNeedsDay}
        </p>
      ) : (
        <a className={buttonClass('secondary')} href={wholePath(file)} download data-on-screen>
          <Icon of={calendarIcon} />
          {words.calendar}
        </a>
      )}
    </section>
  );
}

interface PlanOfTripProps {
  number: number;
  of: TripPlanSent;
  stops: TripSent['stops'];
  start: string | null;
}

function PlanOfTrip({
  number,
  of: { plan, slug, uses, install, buy_from: buyFrom },
  stops,
  start,
}: PlanOfTripProps) {
  const price = priceOf(plan);
  const page = slug === undefined ? paths.country(plan.country_code) : paths.region(slug);
  const query = `?${new URLSearchParams({ plan: plan.bundle_name })}` as const;
  const name = facts(planLabel(plan, formatDataAmount), inDays(plan.duration));
  return (
    <li className={styles['plan']}>
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      <div className={styles['what']}>
        <h3 className={styles['name']}>
          {plan.country} <span>{name}</span>
        </h3>
        <dl className={styles['facts']}>
          <div>
            <dt>{words.use}</dt>
            <dd>
              <ul>
                {uses.map(({ stop, day, days }) => (
                  <li key={`${stop} ${day}`}>
                    {nameOf(stops, stop)}, <DaysOfTrip from={day} to={day + days - 1} start={start} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>{words.install}</dt>
            <dd>
              {install < 0 && start === null ? words.before : <DayOfTrip day={install} start={start} />}
            </dd>
          </div>
          {buyFrom !== null && (
            <div>
              <dt>{words.buyFrom}</dt>
              <dd>
                {buyFrom < 0 && start === null ? (
                  words.daysBefore(-buyFrom)
                ) : (
                  <DayOfTrip day={buyFrom} start={start} />
                )}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <p className={styles['price']} translate="no" {...priceMark(price)}>
        {priceWords({ fee: { ...price, amount: 0 }, total: price }).total}
      </p>
      <p className={styles['ways']} data-on-screen>
        <Link to={`${page}${query}`} aria-label={words.detailsOf(plan.country, name)}>
          {words.details}
        </Link>
        <Link
          to={paths.checkout(plan)}
          className={buttonClass()}
          aria-label={words.buyOf(plan.country, name)}
          suppressHydrationWarning
        >
          {words.buy}
        </Link>
      </p>
    </li>
  );
}

/** Why the cheapest plans are not one for all countries. */
function Regional({ regional }: { regional: NonNullable<Plans['regional']> }) {
  if ('lacks' in regional) {
    const { name, slug, lacks } = regional;
    const region = <Link to={paths.region(slug)}>{name}</Link>;
    return (
      <p className={styles['why']}>
        {lacks.length > 0 ? words.lacks(region, lacks) : words.tooShort(region)}
      </p>
    );
  }
  const { plan, slug } = regional;
  const price: ListedPrice = cardTotalOf(plan);
  const page = slug === undefined ? paths.country(plan.country_code) : paths.region(slug);
  return (
    <p className={styles['why']}>
      {words.whole(
        <Link to={`${page}?${new URLSearchParams({ plan: plan.bundle_name })}`}>{plan.country}</Link>,
        <b translate="no" {...priceMark(price)}>
          {priceWords({ fee: { ...price, amount: 0 }, total: price }).total}
        </b>,
      )}
    </p>
  );
}

const nameOf = (stops: TripSent['stops'], stop: number) => stops[stop]?.place?.name ?? '';

function daysOf(stops: TripSent['stops'], stop: number) {
  const from = stops.slice(0, stop).reduce((sum, { days }) => sum + (days ?? 0), 0);
  return { from, to: from + (stops[stop]?.days ?? 1) - 1 };
}
