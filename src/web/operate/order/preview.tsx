import type { ComponentProps, ReactNode } from 'react';

import type { ConsoleFailure } from '../api/console-failure.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';

import styles from './order.module.css';

interface PreviewProps<Data> {
  of: { data: Data | null; failure: ConsoleFailure | null };
  facts: (data: Data) => ComponentProps<typeof DescriptionList>['facts'];
  /** Under the facts. */
  warnings?: (data: Data) => ReactNode;
}

/** What an act would do, as the shop says before it is confirmed. */
export function Preview<Data>({ of: { data, failure }, facts, warnings }: PreviewProps<Data>) {
  return (
    <>
      {failure && <ErrorAlert failure={failure} />}
      {data === null && !failure && <TableSkeleton />}
      {data !== null && (
        <div className={styles['preview']}>
          <DescriptionList facts={facts(data)} />
          {warnings?.(data)}
        </div>
      )}
    </>
  );
}
