import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import emptyIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import refusedIcon from '@phosphor-icons/core/regular/prohibit.svg?raw';
import { useId, useRef } from 'react';
import { Link } from 'react-router';

import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { USUAL_TRIP_DAYS } from '../../../domain/catalog/plan-advice.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import type { TopUp } from '../../../domain/esims/top-up-offer.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { paths } from '../../core/paths.ts';
import { PlanFilter } from '../../plans/plan-filter.tsx';
import { planChoiceWords } from '../../plans/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { commonWords } from '../../ui/words.ts';
import type { Place } from './top-up-place.tsx';
import { TopUpRow } from './top-up-row.tsx';
import { ALL, isFiltered, useTopUps } from './use-top-ups.ts';
import { topUpListWords } from './words.ts';

import styles from './top-up-list.module.css';

interface TopUpListProps {
  esim: UserEsim;
  place: Place;
  chosen: TopUp | null;
  /** Called with the first plan once there is one. Must be a stable reference. */
  onChoose: (topUp: TopUp | null) => void;
}

/** The plans of one destination that fit on an eSIM, to choose from; or why there are none. */
export function TopUpList({ esim, place, chosen, onChoose }: TopUpListProps) {
  const found = useTopUps(esim.id, place.code, onChoose);
  const { filter, choice, choose } = found;
  const chips = useRef<HTMLDivElement>(null);
  const isChoice = choice !== null && (choice.durations.length > 1 || choice.hasTypes || isFiltered(filter));
  const isNothing = found.found?.topUps.length === 0 && !isFiltered(filter);
  return (
    <>
      {isChoice && !isNothing && (
        <div ref={chips} className={styles['chips']}>
          <PlanFilter {...choice} {...filter} days={found.found?.days ?? filter.days} onChange={choose}>
            {null}
          </PlanFilter>
        </div>
      )}
      <Plans
        {...found}
        esim={esim}
        place={place}
        chosen={chosen}
        onChoose={onChoose}
        onAll={() => {
          choose(ALL);
          // The pressed button disappears; the first chip has the same meaning.
          chips.current?.querySelector('button')?.focus();
        }}
      />
    </>
  );
}

function Plans({
  esim,
  place,
  chosen,
  onChoose,
  filter,
  found,
  error,
  busy,
  more,
  onAll,
}: TopUpListProps & ReturnType<typeof useTopUps> & { onAll: () => void }) {
  const group = useId();
  if (!found) return error ? <NoList error={error} place={place} busy={busy} onMore={more} /> : <Loading />;
  const { topUps, next, advised, near } = found;
  if (topUps.length === 0)
    return isFiltered(filter) ? <NoneOfFilter onAll={onAll} /> : <NothingFits place={place} />;
  return (
    <fieldset className={styles['list']}>
      <legend>
        <VisuallyHidden>{topUpListWords.name(place.name)}</VisuallyHidden>
      </legend>
      {near && chosen && (
        <output className={styles['near']}>
          {planChoiceWords.instead(
            filter,
            planLabel(chosen.quote.plan, formatDataAmount),
            formatDays(chosen.quote.plan.duration),
          )}
        </output>
      )}
      {topUps.map((topUp) => (
        <TopUpRow
          key={topUp.quote.plan.bundle_name}
          topUp={topUp}
          group={group}
          isSame={topUp.quote.plan.bundle_name === esim.bundle_name}
          tripDays={topUp.quote.plan.bundle_name === advised ? (filter.days ?? USUAL_TRIP_DAYS) : null}
          chosen={topUp === chosen}
          onChoose={() => onChoose(topUp)}
        />
      ))}
      {error && <Alert title={error.why} />}
      {next !== null && (
        <div>
          <Button variant="secondary" busy={busy} onClick={more}>
            {error ? commonWords.tryAgain : topUpListWords.more}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Loading() {
  return (
    <div className={styles['list']}>
      <VisuallyHidden status>{commonWords.loading}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="5.1rem" radius="var(--r-art)" />
      ))}
    </div>
  );
}

function NoneOfFilter({ onAll }: { onAll: () => void }) {
  const { title, showAll } = planChoiceWords.noneOfFilter;
  return (
    <Panel
      icon={emptyIcon}
      heading="h3"
      alert
      title={title}
      action={
        <Button variant="secondary" onClick={onAll}>
          {showAll}
        </Button>
      }
    />
  );
}

function NothingFits({ place }: { place: Place }) {
  return (
    <Panel
      icon={emptyIcon}
      heading="h3"
      title={topUpListWords.nothing.title(place.name)}
      action={<NewEsim place={place} />}
    >
      {topUpListWords.nothing.text}
    </Panel>
  );
}

interface NoListProps {
  error: { why: string; isFinal: boolean };
  place: Place;
  busy: boolean;
  onMore: () => void;
}

function NoList({ error, place, busy, onMore }: NoListProps) {
  return (
    <Panel
      icon={error.isFinal ? refusedIcon : brokenIcon}
      heading="h3"
      alert
      title={error.isFinal ? topUpListWords.refused : topUpListWords.failed}
      action={
        error.isFinal ? (
          <NewEsim place={place} />
        ) : (
          <Button variant="secondary" busy={busy} onClick={onMore}>
            {commonWords.tryAgain}
          </Button>
        )
      }
    >
      {error.why}
    </Panel>
  );
}

function NewEsim({ place }: { place: Place }) {
  return (
    <Link
      to={place.code.length === 2 ? paths.country(place.code) : paths.regional()}
      className={buttonClass('secondary')}
    >
      {topUpListWords.all}
    </Link>
  );
}
