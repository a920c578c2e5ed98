import { Link, type MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { SupportMail } from '../../help/facts/support-mail.tsx';
import { CompatibilityFaq } from '../../help/installation/compatibility-faq.tsx';
import { faqGroups } from '../../help/support/faq-groups.tsx';
import { Disclosure } from '../../ui/panels/disclosure.tsx';
import { faqWords } from './faq-words.ts';

import styles from './help-page.module.css';

export const headers = publicPage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...faqWords.meta,
    path: paths.faq(),
  });

export default function FaqPage() {
  const settings = useSettings();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{faqWords.title}</h1>
      <p className={styles['lead']}>{faqWords.lead(<Link to={paths.support()}>{faqWords.support}</Link>)}</p>
      {faqGroups(settings).map(({ id, title, questions }) => (
        <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles['heading']}>
            {title}
          </h2>
          <div className={styles['disclosures']}>
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
          {faqWords.phones}
        </h2>
        <CompatibilityFaq />
        <p className={styles['more']}>
          {faqWords.otherModel(<Link to={paths.deviceChecker()}>{faqWords.checker}</Link>)}
        </p>
      </section>
      <p className={styles['more']}>{faqWords.notAnswered(<SupportMail to={settings.supportEmail} />)}</p>
    </div>
  );
}
