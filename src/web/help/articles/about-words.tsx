import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { Settings } from '../../core/site.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type { ArticleSection } from './article.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

/** The company's principles. */
const PRINCIPLES = [
  { name: 'Simplicity', meaning: 'Choose, pay, install. We leave out everything else.' },
  {
    name: 'Reliability',
    meaning: 'A paid order ends with a working eSIM or with your money back. There’s nothing in between.',
  },
  {
    name: 'Innovation',
    meaning: 'When phones learn something that saves you a step, we use it, such as installing with one tap.',
  },
  {
    name: 'Transparency',
    meaning:
      'The page of every plan says what you’ll pay in the end. Each plan says how fast it is and when its days start, and where we don’t know, we say so.',
  },
  {
    name: 'Customer Focus',
    meaning: 'You write to people, at any hour, who can see your order and act on it.',
  },
  {
    name: 'Freedom',
    meaning: 'You need no account here, and no plan renews or binds you. Your own SIM stays in your phone.',
  },
] as const;

export const aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}: Settings): ArticleSection[] => [
  {
    id: 'overview',
    title: 'Company overview',
    body: (
      <>
        <p>
          {brand} sells prepaid travel data as eSIMs, with plans for single countries and for whole regions,
          in more than 200 countries. You choose a plan, pay once, and install it on the phone you already
          carry. There’s no shop counter, no plastic card and no contract.
        </p>
        <p>
          Our customers are travelers who want a working map when they land, and companies that send people
          abroad and want to know up front what it costs.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'Our mission',
    body: (
      <p>
        We want to make being online abroad as ordinary as it is at home. That takes a price you can see
        before you pay, a setup that a tired person at an airport can finish, and help from people when
        something goes wrong.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'Background',
    body: (
      <p>
        {legalName} was founded in 2025. It started with a simple annoyance. Phones could do everything, yet
        the first hour in a new country still went on finding a network, a kiosk or a password. Phones had
        learned to take an eSIM, but buying one was still complicated. So we built a shop where it takes a
        minute.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'How we operate',
    body: (
      <>
        <p>
          We don’t run mobile networks. We buy data from a wholesale partner whose agreements reach local
          networks around the world, and sell it as plans with a fixed length and price. Your phone then uses
          the same towers as the people who live there.
        </p>
        <p>
          Once you’ve paid, your order goes straight to our partner. Your eSIM reaches you by email with a QR
          code and activation codes, and on its own page. If we can’t deliver it, we’ll refund you in full
          without you having to ask.
        </p>
        <p>
          Payment providers handle your payment, and card numbers never pass through our systems. Our{' '}
          <Link to={paths.privacy()}>privacy policy</Link> says what we do keep, and for how long.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'Corporate details',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>Legal name</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>Founded</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>Type of company</dt>
          <dd>eSIM operator from the United States</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>Address</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>Brand</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'Core principles',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Write to <EmailLink to={supportEmail} /> about a plan or an order. We read email around the clock,
          and the <Link to={paths.support()}>support page</Link> has the live chat’s hours.
        </p>
        <p>
          Do you need eSIMs for a team or a company? Tell us on the{' '}
          <Link to={paths.businessContact()}>enterprise page</Link>, and we’ll reply {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
