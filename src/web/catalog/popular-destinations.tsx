import onIcon from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import brokenIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import { Form, Link } from 'react-router';

import type { CountryCard } from '../../domain/catalog/country.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Panel } from '../ui/panel.tsx';
import { DestinationCard } from './destination-card.tsx';

import styles from './popular-destinations.module.css';

/** The countries of the home page, in this order. */
export const POPULAR = ['US', 'GB', 'FR', 'JP', 'ES', 'DE'];

/** @param countries null when the prices could not be read */
export function PopularDestinations({ countries }: { countries: CountryCard[] | null }) {
  return (
    <section aria-labelledby="popular">
      <div className={styles['head']}>
        <h2 id="popular" className={styles['title']}>
          Popular Destinations
        </h2>
        <Link to={paths.browse()} className={styles['all']}>
          View All Countries
          <Icon of={onIcon} />
        </Link>
      </div>
      {countries === null ? (
        <Trouble title="Failed to load pricing data" action="Try again" />
      ) : countries.length === 0 ? (
        <Trouble title="Unable to load country pricing at the moment." action="Reload" />
      ) : (
        <ul className={styles['grid']}>
          {countries.map((country) => (
            <li key={country.iso}>
              <DestinationCard country={country} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Trouble({ title, action }: { title: string; action: string }) {
  const retry = (
    <Form method="get" replace preventScrollReset>
      <Button type="submit" look="secondary">
        {action}
      </Button>
    </Form>
  );
  return (
    <Panel icon={brokenIcon} heading="h3" alert title={title} action={retry}>
      The prices did not arrive. Searching for your destination above may still work.
    </Panel>
  );
}
