import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { atlasWords as words } from './words.ts';

import styles from './atlas.module.css';

const POPULAR_ROWS = 6;
/** Widths of the names of the parts of the world with their counts. */
const PARTS = ['6.75rem', '7.25rem', '10.25rem', '6rem', '7.75rem', '9.5rem', '10rem'] as const;

/** A placeholder for what appears above the cards. @param isPart for one part of the world */
export function AtlasLoading({ isPart }: { isPart: boolean }) {
  return (
    <div className={classNames(styles['atlas'], isPart && styles['one'])} aria-hidden="true">
      {!isPart && <Rows title={words.popular} />}
      <div className={classNames(styles['parts'], isPart && styles['oneLine'])}>
        {PARTS.map((width) => (
          <Skeleton key={width} width={width} height="2.75rem" radius="var(--r-pill)" />
        ))}
      </div>
      {isPart ? <PartLoading /> : <Skeleton height="3.5rem" />}
      <div className={styles['heading']} />
    </div>
  );
}

function PartLoading() {
  return (
    <div className={styles['mapped']}>
      <div className={styles['head']}>
        <Skeleton width="8rem" height="1.75rem" />
      </div>
      <div className={styles['map']}>
        <Skeleton height="100%" radius="inherit" />
      </div>
      <Rows title="" />
    </div>
  );
}

function Rows({ title }: { title: string }) {
  return (
    <div>
      {title !== '' && <p className={styles['title']}>{title}</p>}
      <div className={styles['rows']}>
        {Array.from({ length: POPULAR_ROWS }, (_, row) => (
          <div key={row} className={styles['waiting']}>
            <Skeleton width="60%" height="1.5rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
