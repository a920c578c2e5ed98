import emptyIcon from '@phosphor-icons/core/regular/map-trifold.svg?raw';

import { StatusPill } from '../../ui/status-pill.tsx';
import { useVerb } from '../api/use-verb.ts';
import type { Input, Output } from '../api/verbs.ts';
import { CallTrouble, OldAlert } from '../parts/call-trouble.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { EmptyList } from '../parts/list/empty-list.tsx';
import { FilterBar } from '../parts/list/filter-bar.tsx';
import { type FilterField, useFilters } from '../parts/list/filters.ts';
import { PageHead } from '../parts/page-head.tsx';
import { partWords } from '../parts/words.ts';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { placesWords as words } from './words.ts';

import styles from './catalogue.module.css';

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'who', label: words.filters.who, maxLength: 60 },
  { kind: 'choice', name: 'only', label: words.filters.only, options: words.filters.options },
];

/** The world has some 250 countries and territories. */
const MOST = 500;

type ListedPlace = Output<'places'>['places'][number];

function ownOf({ own_name: name, own_text: text, picture }: ListedPlace): string {
  const own = [
    name !== null && words.own.name,
    text !== null && words.own.text,
    picture && words.own.picture,
  ];
  return own.filter(Boolean).join(', ');
}

const columns: readonly Column<ListedPlace>[] = [
  {
    id: 'name',
    header: words.columns.name,
    phone: 'lead',
    cell: ({ name }) => <span className={styles['name']}>{name}</span>,
  },
  {
    id: 'state',
    header: words.columns.state,
    phone: 'end',
    cell: ({ visible }) => <Shown visible={visible} />,
  },
  { id: 'code', header: words.columns.code, phone: 'below', cell: ({ code }) => code },
  { id: 'kind', header: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
  { id: 'own', header: words.columns.own, cell: (place) => ownOf(place) || partWords.none },
  {
    id: 'plans',
    header: words.columns.plans,
    phone: 'below-end',
    isNamedOnPhone: true,
    isNumber: true,
    cell: ({ plans, hidden_plans: hidden }) => words.plans(plans, hidden),
  },
];

export function Shown({ visible }: { visible: boolean }) {
  return <StatusPill tone={visible ? 'good' : 'quiet'}>{visible ? words.shown : words.hidden}</StatusPill>;
}

/** Every country and region, hidden ones with them. */
export function Places() {
  const { values, change, clear } = useFilters(FIELDS);
  const { data, failure, waiting, reload } = useVerb('places', {
    ...(values as Input<'places'>),
    limit: MOST,
  });
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <CatalogueTabs />
      <FilterBar fields={FIELDS} values={values} onChange={change} onClear={clear} />
      {failure && data && <OldAlert failure={failure} onRetry={reload} />}
      {failure && !data ? (
        <CallTrouble failure={failure} onRetry={reload} />
      ) : (
        <DataTable
          name="places"
          label={words.list}
          columns={columns}
          rows={data?.places ?? null}
          idOf={({ code }) => code}
          nameOf={({ name }) => name}
          hrefOf={({ code }) => `/catalogue/places/${encodeURIComponent(code)}`}
          waiting={waiting}
          empty={
            <EmptyList
              icon={emptyIcon}
              words={words.empty}
              isFiltered={Object.keys(values).length > 0}
              onClear={clear}
            />
          }
        />
      )}
    </>
  );
}
