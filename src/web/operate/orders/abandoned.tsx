import emptyIcon from '@phosphor-icons/core/regular/shopping-cart-simple.svg?raw';

import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { abandonedWords as words } from './abandoned-words.ts';
import { OrdersTabs } from './orders-tabs.tsx';

/** Checkouts that nobody paid, with what is known of why. */
export function Abandoned() {
  const list = useList('checkouts', { why: { kind: 'choice', options: words.whys } });
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      tabs={<OrdersTabs />}
      icon={emptyIcon}
      rows={list.data?.checkouts}
      columns={[
        { id: 'number', phone: 'lead', breaks: 'never', cell: ({ number }) => number },
        { id: 'why', phone: 'below', cell: ({ why, words: told }) => told ?? words.whys[why] },
        { id: 'buyer', cell: ({ buyer }) => buyer || partWords.none },
        { id: 'plan', cell: ({ plan }) => plan },
        { id: 'method', cell: ({ method }) => (method === null ? partWords.none : words.methods[method]) },
        { id: 'price', phone: 'end', isNumber: true, cell: ({ price }) => price.text },
        { id: 'begun', isExtra: true, cell: ({ begun_at: at }) => <Moment at={at} /> },
        {
          id: 'abandoned',
          phone: 'below-end',
          breaks: 'never',
          cell: ({ abandoned_at: at }) => <Moment at={at} />,
        },
      ]}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      hrefOf={({ id }) => `/orders/${id}`}
    />
  );
}
