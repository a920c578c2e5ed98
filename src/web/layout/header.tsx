import lockIcon from '@phosphor-icons/core/regular/lock.svg?raw';
import { Link, useLocation } from 'react-router';

import type { PageFrame } from '../page.ts';
import { paths } from '../paths.ts';
import { useSite } from '../site.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from './logo.tsx';

import styles from './header.module.css';

/** The bar over every page. On checkout it leads nowhere but home. */
export function Header({ look }: { look: PageFrame['header'] }) {
  const brand = useSite()?.settings.brand ?? 'Simport';
  const night = look === 'night';
  return (
    <header
      className={classNames(styles['header'], night && styles['night'])}
      data-ground={night ? 'night' : undefined}
    >
      <div className={styles['row']}>
        <Link to={paths.home()} className={styles['home']} aria-label={`${brand} home`}>
          <Logo brand={brand} night={night} />
        </Link>
        {look !== 'bare' && <MainLinks />}
        {look === 'bare' && (
          <p className={styles['safe']}>
            <Icon of={lockIcon} />
            Encrypted
          </p>
        )}
      </div>
    </header>
  );
}

/** Pages at and below `parts` belong to the link as well. */
const LINKS = [{ name: 'Browse Plans', to: paths.browse(), parts: [paths.regional(), '/country'] }];

function MainLinks() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={styles['links']}>
      {LINKS.map(({ name, to, parts }) => {
        const within = parts.some((part) => pathname === part || pathname.startsWith(`${part}/`));
        return (
          <Link
            key={name}
            to={to}
            className={styles['link']}
            aria-current={pathname === to ? 'page' : within ? true : undefined}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
