import emptyIcon from '@phosphor-icons/core/regular/receipt.svg?raw';
import { Link } from 'react-router';

import { buttonClass } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { useCan } from '../api/session.ts';
import { OrdersTabs } from '../orders/orders-tabs.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { DraftStatePill } from './draft-state-pill.tsx';
import { draftStateWords, draftsWords as words, draftTermWords } from './words.ts';

/** Orders that operators make, filtered by the address. */
export function Drafts() {
  const can = useCan();
  const list = useList(
    'draft_orders',
    {
      state: { kind: 'choice', options: draftStateWords },
      terms: { kind: 'choice', options: draftTermWords },
      credit_account: { kind: 'text', maxLength: 36, isExtra: true },
    },
    { sorts: { at: { descending: 'newest', ascending: 'oldest' } } },
  );
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      tabs={<OrdersTabs />}
      actions={
        <>
          <Link to="/orders/drafts/accounts" className={buttonClass('secondary')}>
            {words.accounts}
          </Link>
          {can('drafts.work') && (
            <>
              <Link to="/orders/drafts/file" className={buttonClass('secondary')}>
                {words.file}
              </Link>
              <Link to="/orders/drafts/new" className={buttonClass()}>
                {words.create}
              </Link>
            </>
          )}
        </>
      }
      icon={emptyIcon}
      rows={list.data?.draft_orders}
      columns={[
        { id: 'number', phone: 'lead', breaks: 'never', cell: ({ number }) => number },
        {
          id: 'state',
          phone: 'end',
          cell: ({ state, is_overdue: isLate }) =>
            isLate ? <StatusPill tone="bad">{words.overdue}</StatusPill> : <DraftStatePill state={state} />,
        },
        { id: 'buyer', phone: 'below', breaks: 'anywhere', cell: ({ buyer }) => buyer },
        { id: 'terms', cell: ({ terms }) => draftTermWords[terms] },
        { id: 'seats', isNumber: true, cell: ({ seats }) => seats },
        { id: 'total', phone: 'below-end', isNumber: true, cell: ({ total }) => total.text },
        { id: 'at', breaks: 'never', cell: ({ at }) => <Moment at={at} /> },
        { id: 'due', cell: ({ due_at: at }) => (at === null ? partWords.none : <Moment at={at} />) },
      ]}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      hrefOf={({ id }) => `/orders/drafts/${id}`}
    />
  );
}
