import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useOperator } from '../api/session.ts';
import { screensFor } from './screens.ts';
import { frameWords } from './words.ts';

import styles from './navigation.module.css';

/** The screens that who is in may open. */
export function Navigation() {
  const { may } = useOperator();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(0);
  return (
    <nav aria-label={frameWords.navigation}>
      {may.includes('cases.read') && <AskOpenCases key={pathname} onTold={setOpen} />}
      <ul className={styles['list']}>
        {screensFor(may).map(({ path, name, icon }) => (
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

/** Asks how many wait for somebody: once for each page, not meanwhile, for asking keeps the console open. */
function AskOpenCases({ onTold }: { onTold: (open: number) => void }) {
  useEffect(() => {
    const left = new AbortController();
    callVerb('cases', { state: 'open', limit: 1 }, left.signal).then(
      (told) => onTold(told.open),
      // The page that was opened says what is wrong.
      () => {},
    );
    return () => left.abort();
  }, [onTold]);
  return null;
}
