import { Link, type MetaFunction } from 'react-router';

import { pageMeta, publicPage } from '../../core/page.ts';
import { paths } from '../../core/paths.ts';
import { useSettings } from '../../core/site.ts';
import { FaqList } from '../../help/support/faq-list.tsx';
import { faqGroups } from '../../help/support/faq-words.tsx';
import { unlockedWords } from '../../install/guide/words.ts';
import { EmailLink } from '../../ui/email-text.tsx';
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
      <FaqList groups={faqGroups(settings)} />
      <section className={styles['section']} aria-labelledby="compatibility">
        <h2 id="compatibility" className={styles['heading']}>
          {faqWords.phones}
        </h2>
        <p>{unlockedWords.text(<b>{unlockedWords.unlocked}</b>)}</p>
        <p className={styles['more']}>
          {faqWords.models(<Link to={paths.deviceChecker()}>{faqWords.checker}</Link>)}
        </p>
      </section>
      <p className={styles['more']}>{faqWords.notAnswered(<EmailLink to={settings.supportEmail} />)}</p>
    </div>
  );
}
