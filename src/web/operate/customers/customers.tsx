import emptyIcon from '@phosphor-icons/core/regular/user-list.svg?raw';

import { StatusPill } from '../../ui/status-pill.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { OnPhone } from '../parts/list/on-phone.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { customersWords as words } from './words.ts';

/** All buyers: accounts, and guests by mailbox. */
export function Customers() {
  const list = useList('customers', {
    search: { kind: 'text', maxLength: 320 },
    blocked: { kind: 'choice', options: { yes: words.yes } },
  });
  return (
    <ListScreen
      list={list}
      words={words}
      lead={list.data?.near ? words.near : words.lead}
      icon={emptyIcon}
      rows={list.data?.customers}
      columns={[
        { id: 'name', phone: 'lead', breaks: 'anywhere', cell: ({ name, address }) => name || address },
        { id: 'address', breaks: 'anywhere', cell: ({ address }) => address },
        {
          id: 'kind',
          phone: 'below',
          cell: ({ name, address, kind, orders, at }) => (
            <>
              {words.kinds[kind]}
              <OnPhone>
                {name !== '' && ` · ${address}`}
                {orders !== null && ` · ${words.orders(orders)}`} · <Moment at={at} />
              </OnPhone>
            </>
          ),
        },
        { id: 'since', cell: ({ at }) => <Moment at={at} /> },
        { id: 'seen', cell: ({ last_seen_at: at }) => <Moment at={at} /> },
        {
          id: 'state',
          phone: 'end',
          cell: ({ blocked }) => blocked && <StatusPill tone="bad">{words.blocked}</StatusPill>,
        },
        { id: 'orders', isNumber: true, cell: ({ orders }) => orders ?? partWords.none },
      ]}
      idOf={({ id }) => id}
      nameOf={({ name, address }) => name || address}
      hrefOf={({ id }) => `/customers/${id}`}
    />
  );
}
