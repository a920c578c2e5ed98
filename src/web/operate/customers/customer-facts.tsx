import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { EmailText } from '../../ui/email-text.tsx';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { Cards, Lines, Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { customerWords } from './words.ts';

type Customer = Output<'customer'>;

interface CustomerFactsProps {
  customer: Customer;
  /** Behind who the customer is. */
  children: ReactNode;
}

/** Who the customer is, their sessions, and operators' acts on them. */
export function CustomerFacts({ customer, children }: CustomerFactsProps) {
  const { requests, acts } = customer;
  const canReadLeads = useCan()('leads.read');
  return (
    <Cards>
      <Who customer={customer} />
      {children}
      {customer.account && <Sessions sessions={customer.sessions} />}
      {requests.length > 0 && (
        <Card title={customerWords.requests.title}>
          <Lines>
            {requests.map(({ id, company, at }) => (
              <li key={id}>
                {canReadLeads ? <Link to={`/leads/${id}`}>{company}</Link> : company}
                <Quiet>
                  <Moment at={at} />
                </Quiet>
              </li>
            ))}
          </Lines>
        </Card>
      )}
      <Card title={customerWords.acts.title}>
        {acts.length === 0 && <Quiet>{customerWords.acts.none}</Quiet>}
        <Lines>
          {acts.map(({ id, at, operator, what, why }) => (
            <li key={id}>
              {what}
              {why && `: ${why}`}
              <Quiet>
                <Moment at={at} /> · {operator ?? customerWords.acts.commandLine}
              </Quiet>
            </li>
          ))}
        </Lines>
      </Card>
    </Cards>
  );
}

function Who({ customer: { account, email, name } }: { customer: Customer }) {
  const words = customerWords.facts;
  if (!account)
    return (
      <Card title={words.guestTitle}>
        <DescriptionList
          facts={[
            [words.email, <EmailText key="email" address={email} />],
            [words.name, name],
          ]}
        />
        <Quiet>{words.guestText}</Quiet>
      </Card>
    );
  const methods = account.methods.map(({ method }) => words.methodNames[method]);
  return (
    <Card title={words.title}>
      <DescriptionList
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
    </Card>
  );
}

function Sessions({ sessions }: Pick<Customer, 'sessions'>) {
  const words = customerWords.sessions;
  return (
    <Card title={words.title}>
      {sessions.length === 0 && <Quiet>{words.none}</Quiet>}
      <Lines>
        {sessions.map(({ device, signed_in_at: since, last_used_at: used }) => (
          <li key={`${device} ${since}`}>
            {device}
            <Quiet>
              {words.since} <Moment at={since} />, {words.used} <Moment at={used} />
            </Quiet>
          </li>
        ))}
      </Lines>
      {sessions.length > 0 && <Quiet>{words.hint}</Quiet>}
    </Card>
  );
}
