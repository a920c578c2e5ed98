import { Link } from 'react-router';

import { paths } from '../paths.ts';
import { useSite } from '../site.ts';
import { Logo } from './logo.tsx';

import styles from './footer.module.css';

/** The foot of every page; on checkout only the line of the company's name. */
export function Footer({ bare }: { bare: boolean }) {
  const site = useSite();
  const brand = site?.settings.brand ?? 'Simport';
  const rights = site && `© ${site.year} ${site.settings.legalName} All rights reserved.`;
  if (bare) return <footer className={styles['bare']}>{rights}</footer>;
  return (
    <footer className={styles['footer']} data-ground="night">
      <div className={styles['column']}>
        <div className={styles['brand']}>
          <div>
            <Link to={paths.home()} className={styles['home']} aria-label={`${brand} home`}>
              <Logo brand={brand} night />
            </Link>
            <p className={styles['line']}>Travel data you buy before take-off and use on landing.</p>
          </div>
          {site && (
            <p className={styles['help']}>
              Questions?
              <a href={`mailto:${site.settings.supportEmail}`}>{site.settings.supportEmail}</a>
            </p>
          )}
        </div>
        <div className={styles['small']}>
          <p>{rights}</p>
          <p>
            City lights: <a href="https://www.geonames.org/">GeoNames</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Outlines:{' '}
            <a href="https://www.naturalearthdata.com/">Natural Earth</a>.
          </p>
        </div>
      </div>
    </footer>
  );
}
