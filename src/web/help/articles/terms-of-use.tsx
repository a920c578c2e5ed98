import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { SupportMail } from '../facts/support-mail.tsx';
import type { ArticleSection } from './article.tsx';

/** The second half of the terms: what both sides owe each other beside the purchase itself. */
export const termsOfUse = ({ legalName, supportEmail }: Settings): ArticleSection[] => [
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        You can buy without an account. If you have one, keep its password to yourself, give an email address
        that is yours, and tell us if somebody else gets in. You can stop using it at any time. We may close
        an account that is used against these terms; eSIMs that are paid for keep working until their days are
        over, unless the law forbids it.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    body: (
      <>
        <p>Use the plans and this site for what they are made for. In particular, do not:</p>
        <ul>
          <li>break the law of the country you are in, or the rights of others;</li>
          <li>send spam, spread malware, or disturb networks or other people’s use of them;</li>
          <li>
            resell plans, or use them in machines that exchange data without a person, unless we agreed to it;
          </li>
          <li>pay with means that are not yours;</li>
          <li>get around limits of the site, or read it out by machine so that others are slowed down.</li>
        </ul>
        <p>
          Networks may slow down or end connections that are used in such ways. We may then block a plan; if
          we were wrong, you get what you missed.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Networks of others',
    body: (
      <p>
        The connection comes from local mobile networks that we do not run. Coverage and speed depend on the
        place, the building, your phone and how many people are online. Maintenance, faults and orders of
        authorities can interrupt it. Do not rely on a travel eSIM alone where a life or much money depends on
        being reached; emergency calls go through your own SIM.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'The site and its content',
    body: (
      <p>
        Texts, pictures and marks on this site belong to {legalName} or to those who let us use them. The
        shop’s software is open source and comes under its own licence. You may link here and quote us; you
        may not pretend to be us.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          We are liable without limit where the law says so, for example for intent, gross negligence, fraud,
          and harm to life, body or health.
        </p>
        <p>
          Beyond that, our liability for everything that arises from the site and the plans is limited, all
          claims taken together, to the amounts you paid us in the preceding 12 months. We are not liable for
          indirect loss, lost profit or missed business, nor for what networks, phones or payment providers
          do, as far as the law allows such a limit.
        </p>
        <p>
          The site and the plans are provided as they are; we promise what these terms say, and nothing beyond
          it.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending and beyond our control',
    body: (
      <p>
        A plan ends with its days or its data. Neither side answers for what it cannot control, such as
        natural disasters, war, strikes, or the failure of public networks. If such a thing keeps us from
        delivering, you get your money back.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        What we store about you, why, and for how long is in our{' '}
        <Link to={paths.privacy()}>privacy policy</Link>.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <>
        <p>
          Please write to us first; most things are settled by a mail. Otherwise the law of the place in the
          United States where {legalName} has its registered office applies, and the courts there decide.
          Consumers who live elsewhere keep the protection of the law, and the courts, of their own country
          where that law says so.
        </p>
        <p>If one part of these terms does not hold, the others stay as they are.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Revisions of these terms',
    body: (
      <p>
        We may revise these terms. Changes are published on this page with a new date at its top, and they
        hold for what you buy from then on. For a plan you already have, the terms of the day you bought it
        stay in force.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <SupportMail to={supportEmail} />.
      </p>
    ),
  },
];
