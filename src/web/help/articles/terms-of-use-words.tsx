import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type { ArticleSection } from './article.tsx';

/** The second half of the terms: both sides' duties beyond the purchase itself. */
export const termsOfUse = ({ legalName, supportEmail }: Settings): ArticleSection[] => [
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        You can buy without an account. If you have one, keep its password to yourself, use your own email
        address, and tell us if someone else gets in. You can stop using it any time. We may close an account
        that is used against these terms. eSIMs you’ve paid for keep working until their days are over, unless
        the law forbids it.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    body: (
      <>
        <p>Use the plans and this site for what they’re made for. In particular, don’t:</p>
        <ul>
          <li>break the law of the country you’re in, or the rights of others;</li>
          <li>send spam, spread malware, or disturb networks or other people’s use of them;</li>
          <li>
            resell plans, or use them in machines that exchange data on their own, unless we’ve agreed to it;
          </li>
          <li>pay with a card or account that isn’t yours;</li>
          <li>get around the site’s limits, or scrape it so much that it slows down for others.</li>
        </ul>
        <p>
          Networks may slow down or end connections used in such ways. We may then block a plan. If we were
          wrong, we’ll make up for what you missed.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Third-party networks',
    body: (
      <p>
        Your connection comes from local mobile networks that we don’t run. Coverage and speed depend on the
        place, the building, your phone and how many people are online. Maintenance, faults and official
        orders can interrupt it. Don’t rely on a travel eSIM alone where a life or a lot of money depends on
        being reached. Emergency calls go through your own SIM.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'The site and its content',
    body: (
      <p>
        The text, pictures and trademarks on this site belong to {legalName} or to those who let us use them.
        The shop’s software is open source under its own license. You may link here and quote us, but not
        pretend to be us.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          We’re liable without limit where the law says so, for example for intent, gross negligence, fraud,
          and harm to life, body or health.
        </p>
        <p>
          Beyond that, our liability for everything that arises from the site and the plans is limited, all
          claims taken together, to the amounts you paid us in the preceding 12 months. We’re not liable for
          indirect loss, lost profit or missed business, nor for what networks, phones or payment providers
          do, as far as the law allows such a limit.
        </p>
        <p>
          The site and the plans are provided as they are. We promise what these terms say, and nothing beyond
          it.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'When a plan ends, and what we can’t control',
    body: (
      <p>
        A plan ends with its days or its data. Neither of us is responsible for what we can’t control, such as
        natural disasters, war, strikes, or public networks failing. If something like that keeps us from
        delivering, you get your money back.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        Our <Link to={paths.privacy()}>privacy policy</Link> says what we store about you, why, and for how
        long.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <>
        <p>
          Please write to us first. Most things are settled by email. Otherwise the law of the place in the
          United States where {legalName} has its registered office applies, and the courts there decide.
          Consumers who live elsewhere keep the protection of the law, and the courts, of their own country
          where that law says so.
        </p>
        <p>If one part of these terms isn’t valid, the rest still applies.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Revisions of these terms',
    body: (
      <p>
        We may revise these terms. We publish changes on this page with a new date at the top, and they apply
        to what you buy from then on. For a plan you already have, the terms from the day you bought it still
        apply.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to <EmailLink to={supportEmail} /> about these terms.
      </p>
    ),
  },
];
