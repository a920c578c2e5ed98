import backIcon from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

import { Icon } from '../ui/icon.tsx';

import styles from './back-link.module.css';

interface BackLinkProps {
  to: string;
  /** The visitor came from there, so going back restores that page. */
  returns?: boolean;
  children: ReactNode;
}

/** The back link above a page's content. */
export function BackLink({ to, returns = false, children }: BackLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className={styles['back']}
      onClick={(event) => {
        if (!returns || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon of={backIcon} />
      {children}
    </Link>
  );
}
