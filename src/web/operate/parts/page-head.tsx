import { type ReactNode, useEffect } from 'react';

import { classNames } from '../../ui/class-names.ts';
import { useShopFacts } from '../api/shop-facts.ts';

import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** Beside the title, for a state. */
  beside?: ReactNode;
  /** Under the title. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Of a list: on a phone its acts are beside the title where they fit. */
  isOfList?: boolean;
}

/** A screen's title, also shown in the browser's tab. */
export function PageHead({ title, beside, children, actions, isOfList = false }: PageHeadProps) {
  const { brand } = useShopFacts();
  useEffect(() => {
    document.title = [title, brand].filter(Boolean).join(' · ');
  }, [title, brand]);
  return (
    <header className={classNames(styles['head'], isOfList && styles['ofList'])}>
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
