import type { Output } from '../api/verbs.ts';
import type { Column } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { LeadStatePill } from './lead-state-pill.tsx';
import { leadsWords as words } from './words.ts';

import styles from './leads.module.css';

type ListedLead = Output<'leads'>['leads'][number];

export const leadColumns: readonly Column<ListedLead>[] = [
  {
    id: 'company',
    header: words.columns.company,
    phone: 'lead',
    cell: ({ company }) => <span className={styles['company']}>{company}</span>,
  },
  {
    id: 'at',
    header: words.columns.at,
    phone: 'below',
    cell: ({ at, team_size: size }) => (
      <>
        <Moment at={at} />
        {size !== null && <span className={styles['on-phone']}>{` · ${size}`}</span>}
      </>
    ),
  },
  {
    id: 'state',
    header: words.columns.state,
    phone: 'end',
    cell: ({ state }) => <LeadStatePill state={state} />,
  },
  {
    id: 'owner',
    header: words.columns.owner,
    phone: 'below-end',
    cell: ({ owner }) => owner ?? partWords.none,
  },
  { id: 'size', header: words.columns.size, cell: ({ team_size: size }) => size ?? partWords.none },
  { id: 'contact', header: words.columns.contact, cell: ({ contact }) => contact },
];
