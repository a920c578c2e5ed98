import { type ReactNode, useEffect } from 'react';

import { useShopFacts } from '../api/shop-facts.ts';

import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** Beside the title, for a state. */
  beside?: ReactNode;
  /** Under the title. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A screen's title, also shown in the browser's tab. */
export function PageHead({ title, beside, children, actions }: PageHeadProps) {
  const { brand } = useShopFacts();
  useEffect(() => {
    document.title = [title, brand].filter(Boolean).join(' · ');
  }, [title, brand]);
  return (
    <header className={styles['head']}>
      <div className={styles['names']}>
        <div className={styles['line']}>
          <h1 className={styles['title']}>{title}</h1>
          {beside}
        </div>
        {children && <div className={styles['below']}>{children}</div>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
