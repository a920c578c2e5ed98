import { Link, type MetaFunction, useSearchParams } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useRefundTime } from '../../core/site.ts';
import { useSettings } from '../../core/site.ts';
import { FaqSearch } from '../../help/support/faq-search.tsx';
import { ServiceParameters } from '../../help/support/service-parameters.tsx';
import { SupportCards } from '../../help/support/support-cards.tsx';
import { supportEntries } from '../../help/support/support-words.ts';
import { supportWords as words } from './support-words.ts';

import styles from './help-page.module.css';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...words.meta,
    path: paths.support(),
  });

export default function SupportPage() {
  const [params] = useSearchParams();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <SupportCards {...useSettings()} />
      <section className={styles['section']} aria-labelledby="service">
        <h2 id="service" className={styles['heading']}>
          {words.service}
        </h2>
        <ServiceParameters />
      </section>
      <section className={styles['section']} aria-labelledby="questions">
        <h2 id="questions" className={styles['heading']}>
          {words.questions}
        </h2>
        <FaqSearch entries={supportEntries(useRefundTime())} asked={(params.get('q') ?? '').slice(0, 60)} />
        <p className={styles['more']}>
          {words.more.text(
            <Link to={paths.faq()}>{words.more.faq}</Link>,
            <Link to={paths.installation()}>{words.more.guide}</Link>,
          )}
        </p>
      </section>
    </div>
  );
}
