import { Link, type MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { SupportMail } from '../../help/facts/support-mail.tsx';
import { CompatibilityFaq } from '../../help/installation/compatibility-faq.tsx';
import { FAQ_GROUPS } from '../../help/support/faq-groups.tsx';
import { Disclosure } from '../../ui/panels/disclosure.tsx';

import styles from './help-page.module.css';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'FAQ',
    description:
      'Travel eSIMs explained: before you buy, paying, which phones work, on the trip, and afterwards.',
    path: paths.faq(),
  });

export default function FaqPage() {
  const { supportEmail } = useSettings();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>Questions and answers</h1>
      <p className={styles['lead']}>
        From the first idea to the way home. When something does not work right now, the{' '}
        <Link to={paths.support()}>support page</Link> is quicker.
      </p>
      {FAQ_GROUPS.map(({ id, title, questions }) => (
        <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles['heading']}>
            {title}
          </h2>
          <div className={styles['folds']}>
            {questions.map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                <p className={styles['answer']}>{answer}</p>
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
      <section className={styles['section']} aria-labelledby="compatibility">
        <h2 id="compatibility" className={styles['heading']}>
          Does it work on my phone?
        </h2>
        <CompatibilityFaq />
        <p className={styles['more']}>
          Another model? The <Link to={paths.deviceChecker()}>Device Compatibility Checker</Link> knows more
          than a hundred.
        </p>
      </section>
      <p className={styles['more']}>
        Not answered here? Write to <SupportMail to={supportEmail} />, at any hour.
      </p>
    </div>
  );
}
