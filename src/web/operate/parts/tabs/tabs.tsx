import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';

import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  /** Console paths with their labels; the first does not match the paths below it. */
  tabs: readonly (readonly [path: string, name: string])[];
}

/** The parts of a screen, each with its own address. */
export function Tabs({ label, tabs }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  // On a phone the present one may be beyond the edge.
  useEffect(() => {
    const present = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    bar.current?.scrollTo({ left: (present?.offsetLeft ?? 0) - bar.current.offsetLeft });
  }, []);
  return (
    <nav ref={bar} className={styles['tabs']} aria-label={label}>
      {tabs.map(([path, name], at) => (
        <NavLink key={path} to={path} end={at === 0} className={styles['tab'] ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
