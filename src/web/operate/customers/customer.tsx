import backIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import doneIcon from '@phosphor-icons/core/regular/eraser.svg?raw';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { Alert } from '../../ui/alert.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { TableSkeleton } from '../parts/list/table-skeleton.tsx';
import { Moment } from '../parts/moment.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { CustomerActs } from './customer-acts.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { customerActWords, customersWords, customerWords as words, erasedWords } from './words.ts';

import styles from './customers.module.css';

/** All that is known of one customer, and what can be done. */
export function Customer() {
  const { who = '' } = useParams();
  // Of another customer nothing was done here yet.
  return <One key={who} who={who} />;
}

function One({ who }: { who: string }) {
  const { data: customer, failure, reload } = useVerb('customer', { who });
  const [done, setDone] = useState<string | null>(null);
  const [erased, setErased] = useState<Output<'erase'> | null>(null);
  return (
    <>
      <Link to="/customers" className={styles['back']}>
        <Icon of={backIcon} size={16} />
        {words.back}
      </Link>
      {erased && <ErasedPanel erased={erased} />}
      {!erased && failure && !customer && <CallTrouble failure={failure} heading="h1" onRetry={reload} />}
      {!erased && !failure && !customer && <TableSkeleton />}
      {!erased && customer && (
        <>
          <PageHead
            title={customer.email}
            beside={
              <>
                {customer.blocked && <StatusPill tone="bad">{customersWords.blocked}</StatusPill>}
                <CopyButton text={customer.email} what={words.copyAddress} variant="link" />
              </>
            }
            actions={
              <CustomerActs customer={customer} onDone={setDone} onChanged={reload} onErased={setErased} />
            }
          >
            {[customer.name, customer.account ? words.account : words.guest].filter(Boolean).join(' · ')}
          </PageHead>
          {failure && <OldAlert failure={failure} onRetry={reload} />}
          <div className={styles['alerts']}>
            {done !== null && <Alert tone="success" title={done} />}
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
          </div>
          <div className={styles['columns']}>
            <CustomerOrders customer={customer} />
            <CustomerFacts customer={customer} />
          </div>
        </>
      )}
    </>
  );
}

/** In place of a customer's page: what went, and what did not. */
function ErasedPanel({ erased }: { erased: Output<'erase'> }) {
  const { account, orders, requests, unpaid, blocked } = erased;
  return (
    <Panel icon={doneIcon} heading="h1" title={erasedWords.title}>
      {[
        account && erasedWords.account,
        erasedWords.orders(orders),
        requests > 0 && erasedWords.requests(requests),
        unpaid > 0 && erasedWords.unpaid(unpaid),
        blocked && erasedWords.blocked,
        customerActWords.erase.stays,
      ]
        .filter(Boolean)
        .join(' ')}
    </Panel>
  );
}
