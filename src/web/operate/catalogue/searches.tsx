import emptyIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';

import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { searchesWords as words } from './words.ts';

/** What several people searched for and did not find. */
export function Searches() {
  const list = useList('missed_searches', {});
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      tabs={<CatalogueTabs />}
      icon={emptyIcon}
      rows={list.data?.searches}
      columns={[
        { id: 'query', phone: 'lead', cell: ({ query }) => query },
        { id: 'browsers', phone: 'end', isNumber: true, cell: ({ browsers }) => browsers },
        { id: 'last', phone: 'below', cell: ({ last_at: at }) => at && <Moment at={at} /> },
      ]}
      idOf={({ query }) => query}
      nameOf={({ query }) => query}
    />
  );
}
