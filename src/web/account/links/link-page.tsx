import brokenIcon from '@phosphor-icons/core/regular/link-break.svg?raw';
import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { commonWords } from '../../ui/words.ts';
import { linkPageWords } from './words.ts';

import styles from './link-page.module.css';

/** The address of such a page gives access to an account, so it must not be cached, nor sent as a referrer. */
export const linkPageHeaders = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
});

export const linkPageMeta: MetaDescriptor[] = [{ name: 'referrer', content: 'no-referrer' }];

/** A page that a mailed link opens. */
export function LinkPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles['page']}>
      {children}
      <noscript>
        <p>{linkPageWords.noScript}</p>
      </noscript>
    </div>
  );
}

export function LinkPageLoading({ text }: { text: string }) {
  return (
    <div>
      <VisuallyHidden status>{text}</VisuallyHidden>
      <Skeleton height="16rem" radius="var(--r-art)" />
    </div>
  );
}

/** The link could not be checked, because the shop did not answer. */
export function LinkNotChecked({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Panel
      icon={brokenIcon}
      heading="h1"
      alert
      title={linkPageWords.failed.title}
      action={<Button onClick={onTryAgain}>{commonWords.tryAgain}</Button>}
    >
      {linkPageWords.failed.text}
    </Panel>
  );
}
