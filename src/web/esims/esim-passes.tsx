import { lazy, Suspense } from 'react';

import { PassesLoading } from './own-esims-loading.tsx';
import type { EsimPassesProps } from './passes.tsx';

import styles from './own-esims-loading.module.css';

const readPasses = () => import('./passes.tsx');
const Passes = lazy(readPasses);

/** Loads the code of the passes along with the list, because visitors with an account probably have eSIMs. */
export function preparePasses(): void {
  readPasses().catch(() => undefined);
}

/** Bought eSIMs as boarding passes; visitors without any do not download the code. */
export function EsimPasses(props: EsimPassesProps) {
  return (
    <Suspense
      fallback={
        <div className={styles['passes']}>
          <PassesLoading />
        </div>
      }
    >
      <Passes {...props} />
    </Suspense>
  );
}
