import lockIcon from '@phosphor-icons/core/regular/lock.svg?raw';
import { Link } from 'react-router';

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
