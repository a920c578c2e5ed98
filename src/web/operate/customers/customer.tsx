import doneIcon from '@phosphor-icons/core/regular/eraser.svg?raw';
import { useState } from 'react';
import { useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { BackLink, DetailScreen } from '../parts/detail-screen.tsx';
import { Alerts, Cards, Columns } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { CustomerActs } from './customer-acts.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerSpend } from './customer-spend.tsx';
import { SamePerson } from './same-person.tsx';
import { customerActWords, customersWords, customerWords as words, erasedWords } from './words.ts';

const BACK = ['/customers', words.back] as const;

/** All that the shop knows about a customer, and what an operator can do. */
export function Customer() {
  const { id = '' } = useParams();
  const read = useVerb('customer', { customer: id });
  const [done, setDone] = useState<string | null>(null);
  const [erased, setErased] = useState<Output<'erase'> | null>(null);
  if (erased)
    return (
      <>
        <BackLink to={BACK} />
        <ErasedPanel erased={erased} />
      </>
    );
  return (
    <DetailScreen
      read={read}
      back={BACK}
      head={(customer) => (
        <PageHead
          title={customer.email}
          beside={
            <>
              {customer.blocked && <StatusPill tone="bad">{customersWords.blocked}</StatusPill>}
              <CopyButton text={customer.email} what={words.copyAddress} variant="icon" />
            </>
          }
          actions={
            <CustomerActs customer={customer} onDone={setDone} onChanged={read.reload} onErased={setErased} />
          }
        >
          {[
            customer.name,
            customer.account ? words.account : words.guest,
            customer.merged.length > 0 && customersWords.merged(customer.merged.length),
          ]
            .filter(Boolean)
            .join(' · ')}
        </PageHead>
      )}
    >
      {(customer) => (
        <>
          <Alerts done={done}>
            {customer.blocked && (
              <Alert tone="warning" title={words.blocked}>
                {words.blockedBy(customer.blocked.operator)}, <Moment at={customer.blocked.at} exact />
                {customer.blocked.why && `: ${customer.blocked.why}`}
              </Alert>
            )}
            {customer.account && !customer.account.email_verified && (
              <Alert tone="info" title={words.unconfirmed}>
                {words.unconfirmedText}
              </Alert>
            )}
          </Alerts>
          <Columns>
            <Cards>
              <CustomerSpend spend={customer.spend} />
              <CustomerNotes customer={customer} onChanged={read.reload} />
              <CustomerOrders customer={customer} />
            </Cards>
            <CustomerFacts customer={customer}>
              <SamePerson customer={customer} onDone={setDone} onChanged={read.reload} />
            </CustomerFacts>
          </Columns>
        </>
      )}
    </DetailScreen>
  );
}

/** Replaces an erased customer's page: what was deleted, and what was not. */
function ErasedPanel({ erased }: { erased: Output<'erase'> }) {
  const { account, orders, requests, drafts, unpaid, blocked } = erased;
  return (
    <Panel icon={doneIcon} heading="h1" title={erasedWords.title}>
      {[
        account && erasedWords.account,
        erasedWords.orders(orders),
        requests > 0 && erasedWords.requests(requests),
        drafts > 0 && erasedWords.drafts(drafts),
        unpaid > 0 && erasedWords.unpaid(unpaid),
        blocked && erasedWords.blocked,
        customerActWords.erase.stays,
      ]
        .filter(Boolean)
        .join(' ')}
    </Panel>
  );
}
