import { Skeleton } from '../../ui/skeleton.tsx';
import { countryLoadingWords as words } from './country-loading-words.ts';

import styles from './country-loading.module.css';

const CHIPS = 8;
/** With the recommended one. */
const ROWS = 7;

/** A placeholder of a country on the browse page, which puts its first plan where it will be. */
export function CountryLoading() {
  return (
    <>
      <div className={styles['banner']} data-ground="night">
        <output className={styles['message']}>{words.loading}</output>
      </div>
      <p className={styles['intro']}>{words.intro}</p>
      <div className={styles['columns']}>
        <div className={styles['plans']}>
          <div className={styles['head']}>
            <Skeleton width="11rem" height="1.875rem" />
          </div>
          <div className={styles['tools']}>
            <div className={styles['filter']}>
              <div className={styles['chips']}>
                {Array.from({ length: CHIPS }, (_, position) => (
                  <Skeleton key={position} width="4.75rem" height="2.75rem" radius="var(--r-pill)" />
                ))}
              </div>
            </div>
            <div className={styles['sort']}>
              <Skeleton height="2.75rem" radius="var(--r-pill)" />
            </div>
          </div>
          <div className={styles['rows']}>
            {Array.from({ length: ROWS }, (_, position) => (
              <div key={position} className={styles['row']} data-placeholder>
                <Skeleton height="100%" radius="inherit" />
              </div>
            ))}
          </div>
        </div>
        <Skeleton height="18rem" radius="var(--r-art)" />
      </div>
    </>
  );
}
