import lostIcon from '@phosphor-icons/core/regular/cell-signal-slash.svg?raw';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';

import { loadAgain } from '../browser/shop-there.ts';
import { paths } from '../core/paths.ts';
import { linkWords } from '../core/words.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Panel } from '../ui/panels/panel.tsx';
import { commonWords } from '../ui/words.ts';
import { usePaymentNews } from './use-payment-news.ts';
import { pageFailureWords } from './words.ts';

import styles from './page-failure.module.css';

/** Replaces a page that failed. Whoever has just paid reads about the payment first. */
export function PageFailure() {
  const [busy, setBusy] = useState(false);
  const news = usePaymentNews();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void loadAgain().then(() => setBusy(false));
  };
  return (
    <div className={styles['place']}>
      <Panel
        icon={lostIcon}
        heading="h1"
        alert
        title={news?.title ?? pageFailureWords.title}
        action={
          <>
            <form method="get" onSubmit={submit}>
              <Button type="submit" busy={busy}>
                {commonWords.tryAgain}
              </Button>
            </form>
            <Link to={news ? paths.order(news.order) : paths.home()} className={buttonClass('secondary')}>
              {news ? linkWords.followOrder : pageFailureWords.home}
            </Link>
          </>
        }
      >
        {news?.text ?? pageFailureWords.text}
      </Panel>
    </div>
  );
}
