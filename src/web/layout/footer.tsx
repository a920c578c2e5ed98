import facebookIcon from '@phosphor-icons/core/fill/facebook-logo-fill.svg?raw';
import instagramIcon from '@phosphor-icons/core/fill/instagram-logo-fill.svg?raw';
import linkedinIcon from '@phosphor-icons/core/fill/linkedin-logo-fill.svg?raw';
import youtubeIcon from '@phosphor-icons/core/fill/youtube-logo-fill.svg?raw';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { useSettings, useYear } from '../core/site.ts';
import { EmailLink } from '../ui/email-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { ANALYTICS, FOOTER_PLACES, footPlaceOf, WITHDRAW } from './footer-places.ts';
import { footerWords } from './footer-words.ts';
import { Languages } from './languages.tsx';
import { Logo } from './logos/logo.tsx';
import { StoreBadge } from './logos/store-badge.tsx';

import styles from './footer.module.css';

const NETWORKS = [
  { key: 'linkedin', name: footerWords.networks.linkedin, icon: linkedinIcon },
  { key: 'instagram', name: footerWords.networks.instagram, icon: instagramIcon },
  { key: 'facebook', name: footerWords.networks.facebook, icon: facebookIcon },
  { key: 'youtube', name: footerWords.networks.youtube, icon: youtubeIcon },
] as const;

/** The footer of every page; at the checkout only the line with the company's name. */
export function Footer({ bare }: { bare: boolean }) {
  const {
    brand,
    legalName,
    legalAddress,
    supportEmail,
    androidAppUrl,
    analyticsUrl,
    social,
    withdrawal,
    foot,
  } = useSettings();
  const year = useYear();
  const further = [...(withdrawal ? [WITHDRAW] : []), ...(analyticsUrl === null ? [] : [ANALYTICS])];
  const columns = [
    { title: footerWords.columns.plans, places: foot?.plans.map(footPlaceOf) ?? FOOTER_PLACES.plans },
    { title: footerWords.columns.company, places: foot?.company.map(footPlaceOf) ?? FOOTER_PLACES.company },
    { title: footerWords.columns.legal, places: [...FOOTER_PLACES.legal, ...further] },
  ];
  const rights = year !== undefined && footerWords.rights(year, legalName);
  if (bare) return <footer className={styles['bare']}>{rights}</footer>;
  return (
    <footer className={styles['footer']} data-ground="night">
      <div className={styles['column']}>
        <div className={styles['top']}>
          <div className={styles['brand']}>
            <Link to={paths.home()} className={styles['home']} aria-label={footerWords.toHome(brand)}>
              <Logo brand={brand} night />
            </Link>
            <p className={styles['line']}>{footerWords.line}</p>
            {supportEmail !== '' && <EmailLink to={supportEmail} className={styles['mail']} />}
          </div>
          {columns.map(({ title, places }) => (
            <nav key={title} aria-label={title}>
              <p className={styles['title']}>{title}</p>
              <ul className={styles['links']}>
                {places.map(({ name, to }) => (
                  <li key={to}>
                    <Link to={to} className={styles['link']}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {androidAppUrl !== null && (
            <div className={styles['app']}>
              <p className={styles['title']}>{footerWords.app}</p>
              <StoreBadge url={androidAppUrl} />
            </div>
          )}
        </div>
        <div className={styles['small']}>
          <div>
            <Languages />
            <p>{rights}</p>
            {legalAddress && <p>{legalAddress}</p>}
            <p>
              {footerWords.sources.text(
                <a href="https://www.geonames.org/">{footerWords.sources.cities}</a>,
                <a href="https://creativecommons.org/licenses/by/4.0/">{footerWords.sources.licence}</a>,
                <a href="https://www.naturalearthdata.com/">{footerWords.sources.outlines}</a>,
              )}
            </p>
          </div>
          <Networks addresses={social} />
        </div>
      </div>
    </footer>
  );
}

type Addresses = Record<(typeof NETWORKS)[number]['key'], string | null>;

/** The company's accounts on social networks. */
function Networks({ addresses }: { addresses: Addresses }) {
  const known = NETWORKS.flatMap(({ key, ...network }) => {
    const address = addresses[key];
    return address === null ? [] : [{ ...network, address }];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles['networks']}>
      {known.map(({ name, icon, address }) => (
        <li key={name}>
          <a href={address} rel="noopener" aria-label={name} className={styles['network']}>
            <Icon of={icon} size={24} />
          </a>
        </li>
      ))}
    </ul>
  );
}
