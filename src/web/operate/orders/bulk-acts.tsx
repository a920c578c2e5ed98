import emptyIcon from '@phosphor-icons/core/regular/stack.svg?raw';

import { EmailText } from '../../ui/email-text.tsx';
import type { Output } from '../api/verbs.ts';
import { BackLink } from '../parts/detail-screen.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { BulkStatePill } from './bulk-state-pill.tsx';
import { bulkWords } from './bulk-words.ts';

const words = bulkWords.list;

type Counts = Output<'bulk_acts'>['bulk_acts'][number]['counts'];

const allOf = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The bulk acts that were started. */
export function BulkActs() {
  const list = useList('bulk_acts', {});
  return (
    <>
      <BackLink to={['/orders', bulkWords.back]} />
      <ListScreen
        list={list}
        words={words}
        lead={words.lead}
        icon={emptyIcon}
        rows={list.data?.bulk_acts}
        columns={[
          { id: 'act', phone: 'lead', cell: ({ act, counts }) => bulkWords.names[act](allOf(counts)) },
          { id: 'state', phone: 'end', cell: ({ state }) => <BulkStatePill state={state} /> },
          {
            id: 'counts',
            phone: 'below-end',
            cell: ({ counts }) => bulkWords.progress(counts.done, allOf(counts)),
          },
          {
            id: 'operator',
            cell: ({ operator }) =>
              operator === null ? words.commandLine : <EmailText address={operator} />,
          },
          { id: 'why', breaks: 'anywhere', cell: ({ why }) => why || partWords.none },
          { id: 'started', phone: 'below', cell: ({ started_at: at }) => <Moment at={at} /> },
        ]}
        idOf={({ id }) => id}
        nameOf={({ act, counts }) => bulkWords.names[act](allOf(counts))}
        hrefOf={({ id }) => `/orders/bulk/${id}`}
      />
    </>
  );
}
