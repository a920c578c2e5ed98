import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { AnalyticsChoice } from '../../measure/analytics-choice.tsx';
import { SupportMail } from '../facts/support-mail.tsx';
import type { ArticleSection } from './article.tsx';
import { BrowserStorage } from './browser-storage.tsx';

/** The second half of the privacy policy: the browser, others who get data, and what you can ask for. */
export const privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
}: Settings): ArticleSection[] => [
  {
    id: 'browser',
    title: 'What lies in your browser',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Measuring',
    body: (
      <>
        <p>
          Pages report how fast they loaded and whether they jumped about. Such a report names the kind of
          page and the figures; it has no cookie and is not tied to you.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              Beside that we use a session-analytics service of another company, for visitors who allow it.
              Its script sees which pages of the shop are used and how. It is never loaded at checkout, on the
              pages of your orders and your account, where you sign in, or where a company writes to us.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>No analytics service of another company is in use on this site.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else gets data',
    body: (
      <>
        <p>Only those who are needed for the job, and only what the job needs:</p>
        <ul>
          <li>
            <b>Payment providers</b> ({paypal ? 'Stripe for cards, PayPal' : 'Stripe for cards'}) get the
            amount, your name and your email address, and your card or account details from you directly. They
            are responsible for those themselves.
          </li>
          <li>
            <b>The eSIM wholesaler</b> (eSIM Go) gets the plan that was ordered. It gets no name and no
            address.
          </li>
          <li>
            <b>Mobile networks</b> you use abroad see your phone and the eSIM, as every network does, under
            the law of their country.
          </li>
          <li>
            <b>The mail server</b> that carries our mails, and the companies on whose machines the shop runs.
          </li>
          {google && (
            <li>
              <b>A sign-in provider</b> such as Google, if you choose to sign in with it. It learns that you
              did, we learn your name and email address.
            </li>
          )}
          <li>
            <b>Authorities and courts</b>, where the law obliges us.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Data in other countries',
    body: (
      <p>
        We are a company from the United States, and some of those named above work in other countries. Where
        the law of your country asks for safeguards, such as the standard contractual clauses of the European
        Union, the transfer rests on them. Using an eSIM abroad means that networks there handle your traffic.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How it is kept safe',
    body: (
      <p>
        Connections to the shop are encrypted. Activation codes are encrypted again where they are stored,
        passwords and the secrets of browsers are kept in a form that cannot be turned back, and the private
        page of an order can be opened only with its link. Keep that link, and the mail it came in, to
        yourself.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You can ask what we store about you, have a copy of it, have it corrected or erased, restrict its
          use, and object to it. A mail to <SupportMail to={supportEmail} /> from the address you bought with
          is enough; we answer within a month. Accounting records stay as long as the law makes us keep them.
        </p>
        <p>
          If you think that we handle your data wrongly, you can also complain to the data protection
          authority of the place where you live.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The shop is for people of 18 years and over, and for younger ones with the consent of a parent or
        guardian. We do not knowingly store data of children without it; tell us if we do, and it is erased.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'Revisions of this policy',
    body: (
      <p>
        We may revise this policy periodically. Material changes are published on this page, with an updated
        ‘Last Updated’ date at its top. Please review it regularly.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        <SupportMail to={supportEmail} subject="Privacy" />, or any other way on the{' '}
        <Link to={paths.support()}>support page</Link>.
      </p>
    ),
  },
];
