import { Skeleton } from '../ui/skeleton.tsx';
import { checkoutWords } from './words.ts';

import waiting from './checkout-loading.module.css';
import styles from './checkout.module.css';

/** The layout of the checkout while its price loads. */
export function CheckoutLoading() {
  return (
    <div className={styles['page']}>
      <aside className={waiting['summary']} aria-hidden="true">
        <Skeleton height="100%" radius="inherit" />
      </aside>
      <div className={styles['back']} />
      <section className={styles['main']}>
        <h1 className={styles['title']}>{checkoutWords.title}</h1>
        <output className={waiting['text']}>{checkoutWords.loading}</output>
        <div className={waiting['fields']}>
          <Skeleton height="3.25rem" radius="var(--r)" />
          <Skeleton height="3.25rem" radius="var(--r)" />
          <Skeleton height="3.25rem" radius="var(--r)" />
          <Skeleton height="9rem" radius="var(--r-art)" />
          <Skeleton height="3.25rem" radius="var(--r-pill)" />
        </div>
      </section>
    </div>
  );
}
