import { Link } from 'react-router';

import { EmailText } from '../../ui/email-text.tsx';
import { useMay } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { Box } from '../parts/box.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { customerWords } from './words.ts';

import styles from './customers.module.css';

type Customer = Output<'customer'>;

/** Who they are, where they are signed in, and what operators did with them. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { requests, acts } = customer;
  const mayReadLeads = useMay()('leads.read');
  return (
    <div className={styles['part']}>
      <Who customer={customer} />
      {customer.account && <Sessions sessions={customer.sessions} />}
      {requests.length > 0 && (
        <Box title={customerWords.requests.title}>
          <ul className={styles['list']}>
            {requests.map(({ id, company, at }) => (
              <li key={id}>
                {mayReadLeads ? <Link to={`/leads/${id}`}>{company}</Link> : company}
                <div className={styles['below']}>
                  <Moment at={at} />
                </div>
              </li>
            ))}
          </ul>
        </Box>
      )}
      <Box title={customerWords.acts.title}>
        {acts.length === 0 && <p className={styles['quiet']}>{customerWords.acts.none}</p>}
        <ul className={styles['list']}>
          {acts.map(({ id, at, operator, what, why }) => (
            <li key={id}>
              {what}
              {why && `: ${why}`}
              <div className={styles['below']}>
                <Moment at={at} /> · {operator ?? customerWords.acts.commandLine}
              </div>
            </li>
          ))}
        </ul>
      </Box>
    </div>
  );
}

function Who({ customer: { account, email, name } }: { customer: Customer }) {
  const words = customerWords.facts;
  if (!account)
    return (
      <Box title={words.guestTitle}>
        <Facts
          facts={[
            [words.email, <EmailText key="email" address={email} />],
            [words.name, name],
          ]}
        />
        <p className={styles['quiet']}>{words.guestText}</p>
      </Box>
    );
  const methods = account.methods.map(({ method }) => words.methodNames[method] ?? method);
  return (
    <Box title={words.title}>
      <Facts
        facts={[
          [words.email, <EmailText key="email" address={email} />],
          [words.confirmed, account.email_verified ? words.yes : words.no],
          [words.name, name],
          [words.created, <Moment key="created" at={account.created_at} exact />],
          [words.seen, <Moment key="seen" at={account.last_seen_at} exact />],
          [words.methods, methods.join(', ') || words.noMethod],
          [words.cards, account.saved_cards && words.cardsAtStripe],
          [words.operator, account.is_operator && words.yes],
          [words.id, account.id],
        ]}
      />
    </Box>
  );
}

function Sessions({ sessions }: Pick<Customer, 'sessions'>) {
  const words = customerWords.sessions;
  return (
    <Box title={words.title}>
      {sessions.length === 0 && <p className={styles['quiet']}>{words.none}</p>}
      <ul className={styles['list']}>
        {sessions.map(({ device, signed_in_at: since, last_used_at: used }) => (
          <li key={`${device} ${since}`}>
            {device}
            <div className={styles['below']}>
              {words.since} <Moment at={since} />, {words.used} <Moment at={used} />
            </div>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && <p className={styles['quiet']}>{words.hint}</p>}
    </Box>
  );
}
