import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import type { ConsoleFailure } from '../api/console-failure.ts';
import { ErrorPanel, StaleDataAlert } from './error-panel.tsx';
import { TableSkeleton } from './list/table-skeleton.tsx';

import styles from './detail-screen.module.css';

interface DetailScreenProps<Found> {
  /** The result of `useVerb`. */
  read: { data: Found | null; failure: ConsoleFailure | null; reload: () => void };
  /** The list it belongs to, and the link's label. */
  back: readonly [path: string, name: string];
  /** The title, with state and acts. */
  head: (found: Found) => ReactNode;
  children: (found: Found) => ReactNode;
}

/** The page of one thing: the link back to its list, and its content once loaded. */
export function DetailScreen<Found>({ read, back, head, children }: DetailScreenProps<Found>) {
  const { data, failure, reload } = read;
  return (
    <>
      <BackLink to={back} />
      {failure && data === null && <ErrorPanel failure={failure} heading="h1" onRetry={reload} />}
      {!failure && data === null && <TableSkeleton />}
      {data !== null && (
        <>
          {head(data)}
          {failure && <StaleDataAlert failure={failure} onRetry={reload} />}
          {children(data)}
        </>
      )}
    </>
  );
}

export function BackLink({ to: [path, name] }: { to: DetailScreenProps<unknown>['back'] }) {
  return (
    <Link to={path} className={styles['back']}>
      <Icon of={backIcon} size={16} />
      {name}
    </Link>
  );
}
