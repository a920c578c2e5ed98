import sealIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { paths } from '../core/paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { thanksWords } from './words.ts';

import styles from './thank-you.module.css';

/** Replaces the form once the request has arrived, and takes its focus. */
export function ThankYou({ email, onStartAgain }: { email: string; onStartAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className={styles['thanks']}>
      <Icon of={sealIcon} size={48} className={styles['seal']} />
      <h2 ref={title} tabIndex={-1} className={styles['title']}>
        {thanksWords.title}
      </h2>
      <p className={styles['text']}>
        {thanksWords.text(
          <b>
            <EmailText address={email} />
          </b>,
        )}
      </p>
      <div className={styles['ways']}>
        <Link to={paths.dashboard()} className={buttonClass()}>
          {thanksWords.dashboard}
        </Link>
        <Button variant="secondary" onClick={onStartAgain}>
          {thanksWords.another}
        </Button>
      </div>
    </section>
  );
}
