import { lazy, Suspense } from 'react';

import { PassesLoading } from './own-esims-loading.tsx';
import type { EsimPassesProps } from './passes.tsx';

import styles from './own-esims-loading.module.css';

const readPasses = () => import('./passes.tsx');
const Passes = lazy(readPasses);

/** Whoever has an account is likely to have eSIMs: the code of the passes comes while the list is asked for. */
export function preparePasses(): void {
  readPasses().catch(() => undefined);
}

/** Bought eSIMs as boarding passes; a visitor who has none is not sent the code for them. */
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
