import type { Settings } from '../../core/site.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type { ArticleSection } from './article.tsx';
import { STORED_DATA } from './privacy-retention-words.ts';
import { retentionWords } from './words.ts';

import styles from './privacy-of-data.module.css';

/** The first half of the privacy policy: who, what, why and for how long. */
export const privacyOfData = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}: Settings): ArticleSection[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} runs {brand} and decides what happens to the data described
        here. Write to <EmailLink to={supportEmail} /> about anything on this page.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'In short',
    body: (
      <ul>
        <li>You can look around without telling us who you are, and buy without an account.</li>
        <li>We store what we need to sell you an eSIM, deliver it and stand behind it later.</li>
        <li>Card numbers never reach our systems. We only store activation codes encrypted.</li>
        <li>We don’t see which sites you open through an eSIM, only how much data is left.</li>
        <li>We don’t sell your data.</li>
        <li>What we no longer need is erased automatically every day.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'What we store, and for how long',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'Why, and on what legal basis',
    body: (
      <ul>
        <li>
          <b>To fulfill your contract:</b> purchases, eSIMs, accounts, sign-ins, and emails about them.
        </li>
        <li>
          <b>Because the law requires it:</b> accounting records.
        </li>
        <li>
          <b>Because we have a good reason, and your interests don’t outweigh it:</b> counters against misuse,
          messages from payment providers, which partner sent a buyer, and logs that let us find faults. The
          shop’s own logs hold no names, email addresses or network addresses.
        </li>
        <li>
          <b>Because you agreed:</b> enterprise requests, news if you asked for it, and saved cards. You can
          withdraw your consent any time by email, and remove a card yourself on your dashboard.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'News and offers',
    body: (
      <p>
        If you buy with the checkout’s form, we may email you about similar plans, unless you tell us there
        that you’d rather we didn’t. We store your choice with the purchase. If you pay from a wallet, we
        store no such choice. You can object any time by email to <EmailLink to={supportEmail} />, and we’ll
        stop. Emails about your own orders aren’t advertising and come regardless.
      </p>
    ),
  },
];

/** What is stored, its content, and for how long; a list of cards if a table has no room. */
function RetentionTable() {
  return (
    <dl className={styles['table']}>
      {STORED_DATA.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{retentionWords.kept}</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
