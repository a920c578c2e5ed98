import { Link, useLocation } from 'react-router';

import { useSettings } from '../../core/site.ts';
import { useUser } from '../../session/session.ts';
import { HEADER_PLACES, MENU_PLACES, type Place, placeOf, PLACES } from '../places.ts';

import styles from './main-links.module.css';

interface MainLinksProps {
  /** In a column, in a phone's menu. */
  menu?: boolean;
  onGo?: () => void;
}

/** The links in the header. */
export function MainLinks({ menu = false, onGo }: MainLinksProps) {
  const { pathname } = useLocation();
  const signedIn = useUser() !== null;
  const own = useSettings().header?.map(placeOf);
  const places: Place[] = [
    ...(own ?? (menu ? MENU_PLACES : HEADER_PLACES)),
    ...(signedIn ? [PLACES.profile] : []),
  ];
  return (
    <ul className={menu ? styles['column'] : styles['row']}>
      {places.map(({ name, to, parts = [] }) => {
        const within = parts.some((part) => pathname === part || pathname.startsWith(`${part}/`));
        return (
          <li key={name}>
            <Link
              to={to}
              prefetch="intent"
              className={styles['link']}
              aria-current={pathname === to ? 'page' : within ? true : undefined}
              onClick={onGo}
            >
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
