import emptyIcon from '@phosphor-icons/core/regular/briefcase.svg?raw';

import { useVerb } from '../api/use-verb.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { OnPhone } from '../parts/list/on-phone.tsx';
import { useList } from '../parts/list/use-list.ts';
import { useViews } from '../parts/list/use-views.ts';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { LeadStatePill } from './lead-state-pill.tsx';
import { leadStateWords, leadsWords as words } from './words.ts';

/** Companies' requests, filtered by the address. */
export function Leads() {
  const people = useVerb('team', {}).data?.team ?? [];
  const list = useList(
    'leads',
    {
      state: { kind: 'choice', options: leadStateWords },
      owner: { kind: 'choice', options: Object.fromEntries(people.map(({ id, email }) => [id, email])) },
    },
    { sorts: { at: { descending: 'newest', ascending: 'oldest' } } },
  );
  const views = useViews('leads', list);
  return (
    <ListScreen
      list={list}
      words={words}
      views={views}
      lead={words.lead}
      actions={<CsvButton permission="leads.export" path="leads.csv" query={list.query} />}
      icon={emptyIcon}
      rows={list.data?.leads}
      columns={[
        { id: 'company', phone: 'lead', breaks: 'anywhere', cell: ({ company }) => company },
        {
          id: 'at',
          phone: 'below',
          cell: ({ at, team_size: size }) => (
            <>
              <Moment at={at} />
              {size !== null && <OnPhone>{` · ${size}`}</OnPhone>}
            </>
          ),
        },
        { id: 'state', phone: 'end', cell: ({ state }) => <LeadStatePill state={state} /> },
        { id: 'owner', phone: 'below-end', cell: ({ owner }) => owner ?? partWords.none },
        { id: 'size', cell: ({ team_size: size }) => size ?? partWords.none },
        { id: 'contact', cell: ({ contact }) => contact },
      ]}
      idOf={({ id }) => id}
      nameOf={({ company }) => company}
      hrefOf={({ id }) => `/leads/${id}`}
    />
  );
}
