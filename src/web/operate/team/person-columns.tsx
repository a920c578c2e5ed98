import { EmailText } from '../../ui/email-text.tsx';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import type { Column } from '../parts/list/data-table.tsx';
import { OnPhone } from '../parts/list/on-phone.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { roleWords } from '../sign-in/words.ts';
import type { Person } from './change-dialog.tsx';
import { teamWords as words } from './words.ts';

const TONES: Record<Person['state'], StatusTone> = {
  active: 'good',
  invited: 'waiting',
  'invitation over': 'quiet',
};

/** @param ownId id of the operator who reads the list */
export function personColumns(ownId: string): readonly Column<Person, keyof typeof words.columns>[] {
  return [
    {
      id: 'email',
      phone: 'lead',
      breaks: 'anywhere',
      cell: ({ id, email }) => (
        <>
          <EmailText address={email} />
          {id === ownId && ` (${words.you})`}
        </>
      ),
    },
    { id: 'name', cell: ({ name }) => name ?? partWords.none },
    {
      id: 'role',
      phone: 'below',
      cell: ({ role, state }) => (
        <>
          {roleWords[role].name}
          <OnPhone>{` · ${words.states[state]}`}</OnPhone>
        </>
      ),
    },
    {
      id: 'state',
      cell: ({ state }) => <StatusPill tone={TONES[state]}>{words.states[state]}</StatusPill>,
    },
    {
      id: 'since',
      cell: ({ joined_at: joined, invited_at: invited }) => <Moment at={joined ?? invited} />,
    },
  ];
}
