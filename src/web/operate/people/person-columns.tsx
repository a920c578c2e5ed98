import { EmailText } from '../../ui/email-text.tsx';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Column } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { roleWords } from '../sign-in/words.ts';
import type { Person } from './change-dialog.tsx';
import { peopleWords as words } from './words.ts';

import styles from './people.module.css';

const TONES: Record<Person['state'], StatusTone> = {
  active: 'good',
  invited: 'waiting',
  'invitation over': 'quiet',
};

/** @param ownId of who reads it */
export function personColumns(ownId: string): readonly Column<Person>[] {
  return [
    {
      id: 'email',
      header: words.columns.email,
      phone: 'lead',
      cell: ({ id, email }) => (
        <span className={styles['name']}>
          <EmailText address={email} />
          {id === ownId && ` (${words.you})`}
        </span>
      ),
    },
    { id: 'name', header: words.columns.name, cell: ({ name }) => name ?? partWords.none },
    {
      id: 'role',
      header: words.columns.role,
      phone: 'below',
      cell: ({ role, state }) => (
        <>
          {roleWords[role].name}
          <span className={styles['on-phone']}>{` · ${words.states[state]}`}</span>
        </>
      ),
    },
    {
      id: 'state',
      header: words.columns.state,
      cell: ({ state }) => <StatusPill tone={TONES[state]}>{words.states[state]}</StatusPill>,
    },
    {
      id: 'since',
      header: words.columns.since,
      cell: ({ joined_at: joined, invited_at: invited }) => <Moment at={joined ?? invited} />,
    },
  ];
}
