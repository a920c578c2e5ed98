import emptyIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';

import { EmailText } from '../../ui/email-text.tsx';
import { Due } from '../parts/due.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { type BuiltInView, useViews } from '../parts/list/use-views.ts';
import { Moment } from '../parts/moment.tsx';
import { KnownOnPhone, OrderLink } from '../parts/order-link.tsx';
import { partWords } from '../parts/words.ts';
import { CaseStatePill } from './case-state-pill.tsx';
import { casesWords as words } from './words.ts';

import styles from './cases.module.css';

const CASE_VIEWS: readonly BuiltInView[] = [
  { id: 'open', name: words.views.open, query: { state: 'open' } },
  { id: 'mine', name: words.views.mine, query: { state: 'open', owner: 'me' } },
  { id: 'nobodys', name: words.views.nobodys, query: { state: 'open', owner: 'nobody' } },
];

export function Cases() {
  const list = useList(
    'cases',
    {
      state: { kind: 'choice', options: words.states },
      kind: { kind: 'choice', options: words.kinds },
      owner: { kind: 'choice', options: { me: words.mine, nobody: words.nobodys } },
    },
    { sorts: { since: { descending: 'newest', ascending: 'oldest' } } },
  );
  const views = useViews('cases', list, CASE_VIEWS);
  return (
    <ListScreen
      list={list}
      words={words}
      views={views}
      lead={list.data && words.lead(list.data.open)}
      icon={emptyIcon}
      rows={list.data?.cases}
      columns={[
        { id: 'kind', phone: 'lead', breaks: 'never', cell: ({ kind }) => words.kinds[kind] },
        {
          id: 'since',
          phone: 'below',
          cell: ({ raised_at: at, order }) => (
            <>
              <Moment at={at} />
              <KnownOnPhone order={order} hasNumber />
            </>
          ),
        },
        {
          id: 'due',
          phone: 'below-end',
          breaks: 'never',
          cell: ({ state, due_at: at }) => (state === 'open' ? <Due at={at} /> : partWords.none),
        },
        { id: 'state', phone: 'end', cell: ({ state }) => <CaseStatePill state={state} /> },
        {
          id: 'order',
          breaks: 'never',
          cell: ({ order }) => <OrderLink order={order} />,
        },
        { id: 'owner', cell: ({ owner }) => (owner ? <EmailText address={owner.email} /> : partWords.none) },
        { id: 'words', cell: ({ words: told }) => <span className={styles['words']}>{told}</span> },
      ]}
      idOf={({ id }) => id}
      nameOf={({ kind }) => words.kinds[kind]}
      hrefOf={({ id }) => `/cases/${id}`}
    />
  );
}
