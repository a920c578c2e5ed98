import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type { ArticleSection } from './article.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';

/** The second half of the privacy policy: browser storage, recipients, and your rights. */
export const privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}: Settings): ArticleSection[] => [
  {
    id: 'browser',
    title: 'What’s stored in your browser',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Measuring',
    body: (
      <>
        <p>
          Pages report how fast they loaded and whether they jumped around. A report names the kind of page
          and the figures. It has no cookie and isn’t tied to you.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              We also use another company’s session-analytics service, for visitors who allow it. Its script
              sees which pages people use and how. We never load it at checkout, on your order and account
              pages, where you sign in, or where a company writes to us.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>This site doesn’t use any other company’s analytics service.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else gets data',
    body: (
      <>
        <p>We share data only with those we need for the job, and only what the job needs:</p>
        <ul>
          <li>
            <b>Payment providers</b> ({paypal ? 'Stripe for cards, PayPal' : 'Stripe for cards'}) get the
            amount, your name and your email address, and your card or account details directly from you.
            They’re responsible for those themselves.
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>, the European Union’s register of VAT numbers, gets a company’s VAT number if you
              give us one, to confirm it.
            </li>
          )}
          <li>
            <b>The eSIM wholesaler</b> (eSIM Go) gets the plan you ordered. It doesn’t get your name or
            address.
          </li>
          <li>
            <b>Mobile networks</b> you use abroad see your phone and the eSIM, as any network does, under
            their country’s law.
          </li>
          <li>
            <b>Hosting companies</b> run the machines of the shop and of the server that sends our emails, so
            what we store and what we write to you passes through them.
          </li>
          {google && (
            <li>
              <b>A sign-in provider</b> such as Google learns that you sign in with it, if you choose to, and
              we learn your name and email address.
            </li>
          )}
          <li>
            <b>Authorities and courts</b> get data where the law requires it.
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
        We’re a company from the United States, and some of those named above work in other countries. Where
        your country’s law requires safeguards, such as the European Union’s standard contractual clauses, the
        transfer relies on them. Using an eSIM abroad means that networks there handle your traffic.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep it safe',
    body: (
      <p>
        Connections to the shop are encrypted. We encrypt activation codes again where we store them, keep
        passwords and browser secrets in a form that can’t be reversed, and open an order’s private page only
        with its link. Keep that link, and the email it came in, to yourself.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You can ask what we store about you, get a copy, have it corrected or erased, restrict its use, or
          object to it. An email to <EmailLink to={supportEmail} /> from the address you bought with is
          enough. We’ll answer within a month. Accounting records stay as long as the law makes us keep them.
        </p>
        <p>
          If you think we’re handling your data wrongly, you can also complain to the data protection
          authority where you live.
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
        guardian. We don’t knowingly store children’s data without it. Tell us if we do and we’ll erase it.
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
        Write to <EmailLink to={supportEmail} subject="Privacy" />, or use any other way on the{' '}
        <Link to={paths.support()}>support page</Link>.
      </p>
    ),
  },
];
