import { NavLink } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useOperator } from '../api/session.ts';
import { screensFor } from './screens.ts';
import { frameWords } from './words.ts';

import styles from './navigation.module.css';

/** The screens that who is in may open. */
export function Navigation() {
  const { may } = useOperator();
  return (
    <nav aria-label={frameWords.navigation}>
      <ul className={styles['list']}>
        {screensFor(may).map(({ path, name, icon }) => (
          <li key={path}>
            <NavLink to={`/${path}`} className={styles['link'] ?? ''}>
              <Icon of={icon} />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
