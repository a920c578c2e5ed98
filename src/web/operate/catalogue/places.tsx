import emptyIcon from '@phosphor-icons/core/regular/map-trifold.svg?raw';

import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { partWords } from '../parts/words.ts';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { placesWords as words } from './words.ts';

type ListedPlace = Output<'places'>['places'][number];

function ownOf({ own_name: name, own_text: text, picture }: ListedPlace): string {
  const own = [
    name !== null && words.own.name,
    text !== null && words.own.text,
    picture && words.own.picture,
  ];
  return own.filter(Boolean).join(', ');
}

export function Shown({ visible }: { visible: boolean }) {
  return <StatusPill tone={visible ? 'good' : 'quiet'}>{visible ? words.shown : words.hidden}</StatusPill>;
}

/** All countries and regions, hidden ones too. */
export function Places() {
  const list = useList(
    'places',
    { search: { kind: 'text', maxLength: 60 }, only: { kind: 'choice', options: words.only } },
    { pagedBy: 'skip' },
  );
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      tabs={<CatalogueTabs />}
      icon={emptyIcon}
      rows={list.data?.places}
      columns={[
        { id: 'name', phone: 'lead', breaks: 'anywhere', cell: ({ name }) => name },
        { id: 'state', phone: 'end', cell: ({ visible }) => <Shown visible={visible} /> },
        { id: 'code', phone: 'below', cell: ({ code }) => code },
        { id: 'kind', cell: ({ kind }) => words.kinds[kind] },
        { id: 'own', cell: (place) => ownOf(place) || partWords.none },
        {
          id: 'plans',
          phone: 'below-end',
          isNamedOnPhone: true,
          isNumber: true,
          cell: ({ plans, hidden_plans: hidden }) => words.plans(plans, hidden),
        },
      ]}
      idOf={({ code }) => code}
      nameOf={({ name }) => name}
      hrefOf={({ code }) => `/catalogue/places/${encodeURIComponent(code)}`}
    />
  );
}
