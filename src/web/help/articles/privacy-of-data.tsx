import type { Settings } from '../../core/site.ts';
import { SupportMail } from '../facts/support-mail.tsx';
import type { ArticleSection } from './article.tsx';
import { KeptTable } from './kept-table.tsx';

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
        here. Write to <SupportMail to={supportEmail} /> about anything on this page.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'In short',
    body: (
      <ul>
        <li>You can look around without telling us who you are, and buy without an account.</li>
        <li>We store what is needed to sell you an eSIM, to deliver it and to answer for it later.</li>
        <li>Card numbers never reach our systems. Activation codes lie here in encrypted form only.</li>
        <li>We do not see which sites you open through an eSIM, only how much data is left.</li>
        <li>We do not sell data about you.</li>
        <li>What is no longer needed is erased by a daily run, not when somebody remembers.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'What we store, and for how long',
    body: <KeptTable />,
  },
  {
    id: 'why',
    title: 'Why, and on what ground',
    body: (
      <ul>
        <li>
          <b>To fulfil your contract:</b> purchases, eSIMs, accounts, sign-ins, and the mails about them.
        </li>
        <li>
          <b>Because the law asks for it:</b> accounting records.
        </li>
        <li>
          <b>Because we have a good reason that does not outweigh yours:</b> counters against misuse, messages
          of payment providers, and logs that let us find faults. The shop’s own logs hold no names, mail
          addresses or network addresses.
        </li>
        <li>
          <b>Because you agreed:</b> enterprise requests, news if you asked for it, and saved cards. You can
          take that back at any time, by a mail; a card you remove yourself, on your dashboard.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'News and offers',
    body: (
      <p>
        We may tell those who buy with the checkout’s form about similar plans, unless they say there that
        they would rather not. A purchase is stored with a mark of that. Of who pays from a wallet we keep no
        such mark. You can object at any time by a mail to <SupportMail to={supportEmail} />, and we remove
        it. Mails about your own orders are not advertising and come regardless.
      </p>
    ),
  },
];
