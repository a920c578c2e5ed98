import { type ReactNode, useEffect } from 'react';

import { Logo } from '../../layout/logos/logo.tsx';
import { useShopFacts } from '../api/shop-facts.ts';
import { entranceWords } from './words.ts';

import styles from './entrance.module.css';

interface EntranceProps {
  title: string;
  lead?: ReactNode;
  /** Above everything: why this page appears. */
  before?: ReactNode;
  children?: ReactNode;
}

/** A page before the console, with one question. */
export function Entrance({ title, lead, before, children }: EntranceProps) {
  const { brand, sandbox } = useShopFacts();
  useEffect(() => {
    document.title = [title, brand].filter(Boolean).join(' · ');
  }, [title, brand]);
  return (
    <div className={styles['page']}>
      <header className={styles['brand']}>
        <Logo brand={brand} />
        <span className={styles['console']}>{entranceWords.console}</span>
      </header>
      <main className={styles['main']}>
        {before}
        <h1 className={styles['title']}>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {children}
      </main>
      <footer className={styles['foot']}>
        {sandbox && <p>{entranceWords.sandbox}</p>}
        <a href="/">{entranceWords.toShop}</a>
      </footer>
    </div>
  );
}
