import { NavLink } from 'react-router';

import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  /** Console paths with their labels; the first does not match the paths below it. */
  tabs: readonly (readonly [path: string, name: string])[];
}

/** The parts of a screen, each with its own address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {tabs.map(([path, name], at) => (
        <NavLink key={path} to={path} end={at === 0} className={styles['tab'] ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
