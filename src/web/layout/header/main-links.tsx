import { Link, useLocation } from 'react-router';

import { paths } from '../../core/paths.ts';
import { useUser } from '../../session/session.ts';
import { headerWords } from './words.ts';

import styles from './main-links.module.css';

interface Place {
  name: string;
  to: string;
  /** Paths of further pages that belong to the link, with the pages under them. */
  parts?: string[];
  /** Left out of a phone's menu. */
  wideOnly?: true;
}

const PLACES: Place[] = [
  { name: headerWords.places.install, to: paths.installation(), parts: ['/installation-android-and-ios'] },
  { name: headerWords.places.faq, to: paths.faq() },
  { name: headerWords.places.browse, to: paths.browse(), parts: [paths.regional(), '/country'] },
  { name: headerWords.places.enterprise, to: paths.businessContact(), wideOnly: true },
];
const PROFILE: Place = { name: headerWords.places.profile, to: paths.profile(), parts: [paths.dashboard()] };

interface MainLinksProps {
  /** In a column, in a phone's menu. */
  menu?: boolean;
  onGo?: () => void;
}

/** The links in the header. */
export function MainLinks({ menu = false, onGo }: MainLinksProps) {
  const { pathname } = useLocation();
  const signedIn = useUser() !== null;
  const places = [...PLACES.filter(({ wideOnly }) => !(menu && wideOnly)), ...(signedIn ? [PROFILE] : [])];
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
