import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { readVerb } from '../api/call-verb.ts';
import { useOperator } from '../api/session.ts';
import { screensFor } from './screens.ts';
import { frameWords } from './words.ts';

import styles from './navigation.module.css';

/** The screens that the operator may open. */
export function Navigation() {
  const { permissions } = useOperator();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(0);
  return (
    <nav aria-label={frameWords.navigation}>
      {permissions.includes('cases.read') && <AskOpenCases key={pathname} onTold={setOpen} />}
      <ul className={styles['list']}>
        {screensFor(permissions).map(({ path, name, icon }) => (
          <li key={path}>
            <NavLink to={`/${path}`} className={styles['link'] ?? ''}>
              <Icon of={icon} />
              {name}
              {path === 'cases' && open > 0 && (
                <span className={styles['count']}>
                  <span aria-hidden>{open}</span>
                  <VisuallyHidden>{frameWords.open(open)}</VisuallyHidden>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Counts the open cases, once per page and not in between, because every call keeps the session open. */
function AskOpenCases({ onTold }: { onTold: (open: number) => void }) {
  useEffect(() => {
    const left = new AbortController();
    readVerb('cases', { state: 'open', limit: 1 }, left.signal).then(
      (told) => onTold(told.open),
      // The page itself shows what is wrong.
      () => {},
    );
    return () => left.abort();
  }, [onTold]);
  return null;
}
