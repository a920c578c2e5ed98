import onIcon from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import { Suspense, use } from 'react';
import { Link } from 'react-router';

import { ofText, type PageText } from '../core/page-text.ts';
import { paths } from '../core/paths.ts';
import { Retry } from '../errors/retry.tsx';
import { Icon } from '../ui/icon.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DestinationCard } from './destination-card.tsx';
import type { PopularView } from './read-popular.ts';
import { popularWords as words } from './words.ts';

import styles from './popular-destinations.module.css';

const PLACEHOLDERS = 6;

export type ArrivingPopular = PageText<PopularView> | Promise<PageText<PopularView>>;

export function PopularDestinations({ view }: { view: ArrivingPopular }) {
  return (
    <section aria-labelledby="popular">
      <div className={styles['head']}>
        <h2 id="popular" className={styles['title']}>
          {words.title}
        </h2>
        <Link to={paths.browse()} prefetch="intent" className={styles['all']}>
          {words.viewAll}
          <Icon of={onIcon} />
        </Link>
      </div>
      <Suspense fallback={<Loading />}>
        <Popular view={view} />
      </Suspense>
    </section>
  );
}

function Popular({ view: given }: { view: ArrivingPopular }) {
  const view = ofText(given instanceof Promise ? use(given) : given);
  if (view.kind !== 'prices') return <NoPrices {...words[view.kind]} />;
  if (view.countries.length === 0) return <NoPrices {...words.none} />;
  return (
    <ul className={styles['grid']}>
      {view.countries.map((country) => (
        <li key={country.iso}>
          <DestinationCard country={country} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of the cards. */
function Loading() {
  return (
    <>
      <VisuallyHidden status>{words.loading}</VisuallyHidden>
      <div className={styles['grid']}>
        {Array.from({ length: PLACEHOLDERS }, (_, position) => (
          <div key={position} className={styles['waiting']} data-placeholder>
            <Skeleton radius="var(--r-art)" />
            <div>
              <Skeleton width="60%" height="1.5rem" />
              <Skeleton width="80%" height="1.25rem" />
            </div>
            <Skeleton height="2.75rem" radius="var(--r-pill)" />
          </div>
        ))}
      </div>
    </>
  );
}

function NoPrices({ title, again }: { title: string; again: string }) {
  return (
    <Panel icon={brokenIcon} heading="h3" alert title={title} action={<Retry label={again} />}>
      {words.noPrices}
    </Panel>
  );
}
