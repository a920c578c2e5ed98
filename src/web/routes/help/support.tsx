import { Link, type MetaFunction, useSearchParams } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useRefundHours } from '../../core/site.ts';
import { useSettings } from '../../core/site.ts';
import { FaqSearch } from '../../help/support/faq-search.tsx';
import { ServiceParameters } from '../../help/support/service-parameters.tsx';
import { SupportCards } from '../../help/support/support-cards.tsx';
import { supportEntries } from '../../help/support/support-entries.ts';

import styles from './help-page.module.css';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Support',
    description: 'Reach a person by email or live chat, and find answers to the questions that come up most.',
    path: paths.support(),
  });

export default function SupportPage() {
  const [params] = useSearchParams();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>Support</h1>
      <p className={styles['lead']}>
        Before the trip, on the way, or at the carousel without a signal: people read what you write.
      </p>
      <SupportCards {...useSettings()} />
      <section className={styles['section']} aria-labelledby="service">
        <h2 id="service" className={styles['heading']}>
          What you can count on
        </h2>
        <ServiceParameters />
      </section>
      <section className={styles['section']} aria-labelledby="questions">
        <h2 id="questions" className={styles['heading']}>
          Frequently asked questions
        </h2>
        <FaqSearch entries={supportEntries(useRefundHours())} asked={params.get('q') ?? ''} />
        <p className={styles['more']}>
          More answers are on the <Link to={paths.faq()}>FAQ page</Link>, and each step on the phone in the{' '}
          <Link to={paths.installation()}>installation guide</Link>.
        </p>
      </section>
    </div>
  );
}
