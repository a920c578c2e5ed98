import emptyIcon from '@phosphor-icons/core/regular/git-branch.svg?raw';

import { StatusPill } from '../../ui/status-pill.tsx';
import type { Output } from '../api/verbs.ts';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { partWords } from '../parts/words.ts';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { sourcesWords as words } from './words.ts';

type SourcedPlan = Output<'sources'>['plans'][number];

/** The source with the least cost among those that may be used. */
function cheapest({ sources }: SourcedPlan) {
  const able = sources.filter(({ choice, allowed }) => choice !== 'block' && allowed);
  return able.toSorted((a, b) => a.cost.cents - b.cost.cents)[0];
}

function chosenOf({ sources }: SourcedPlan): string {
  return sources
    .flatMap(({ wholesaler_name: name, choice }) => (choice === null ? [] : [words.chosen[choice](name)]))
    .join(', ');
}

/** The plans that several wholesalers can deliver. */
export function Sources() {
  const list = useList(
    'sources',
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
      rows={list.data?.plans}
      columns={[
        { id: 'plan', phone: 'lead', breaks: 'anywhere', cell: ({ name }) => name },
        { id: 'price', phone: 'end', isNumber: true, cell: ({ price }) => price.text },
        {
          id: 'cheapest',
          phone: 'below',
          cell: (plan) => cheapest(plan)?.wholesaler_name ?? partWords.none,
        },
        { id: 'cost', isNumber: true, cell: (plan) => cheapest(plan)?.cost.text ?? partWords.none },
        {
          id: 'margin',
          phone: 'below-end',
          isNamedOnPhone: true,
          isNumber: true,
          cell: (plan) => cheapest(plan)?.margin.text ?? partWords.none,
        },
        { id: 'sources', isNumber: true, cell: ({ sources }) => sources.length },
        {
          id: 'state',
          cell: (plan) =>
            plan.sources.some(({ away_since: away }) => away !== null) ? (
              <StatusPill tone="bad">{words.away}</StatusPill>
            ) : (
              chosenOf(plan) || partWords.none
            ),
        },
      ]}
      idOf={({ place, bundle_name: bundle }) => `${place} ${bundle}`}
      nameOf={({ name }) => name}
      hrefOf={({ place, bundle_name: bundle }) =>
        `/catalogue/sources/${encodeURIComponent(place)}/${encodeURIComponent(bundle)}`
      }
    />
  );
}
