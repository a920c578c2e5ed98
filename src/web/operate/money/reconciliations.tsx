import emptyIcon from '@phosphor-icons/core/regular/scales.svg?raw';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusPill, type StatusTone } from '../../ui/status-pill.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import type { Output } from '../api/verbs.ts';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts } from '../parts/layout.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment, shortMoment } from '../parts/moment.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { reconciliationsWords as words } from './reconciliations-words.ts';

type Comparison = Output<'reconciliations'>['reconciliations'][number];

const TONES: Record<Comparison['outcome'], StatusTone> = { agree: 'good', differ: 'bad', failed: 'waiting' };

export function OutcomePill({ outcome }: Pick<Comparison, 'outcome'>) {
  return <StatusPill tone={TONES[outcome]}>{words.outcomes[outcome]}</StatusPill>;
}

/** The entries that differed. */
function differencesOf({ sides }: Comparison): string {
  return sides
    .flatMap(({ name, differences, failed }) => {
      if (failed !== null) return [words.failed(name)];
      return differences.length === 0 ? [] : [words.differing(name, differences.length)];
    })
    .join(', ');
}

/** The reconciliations of our records with those of the providers, and who ran them. */
export function Reconciliations() {
  const can = useCan();
  const list = useList('reconciliations', {});
  const compare = useAct(async () => {
    try {
      // Takes as long as the providers need to answer.
      return (await callVerb('reconciliation_run', {}, new AbortController().signal)).outcome;
    } finally {
      list.reload();
    }
  });
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      actions={
        can('reconciliation.run') && (
          <Button busy={compare.busy} onClick={compare.run}>
            {compare.busy ? words.comparing : words.compare}
          </Button>
        )
      }
      tabs={<MoneyTabs />}
      alerts={
        <Alerts>
          <ErrorAlert failure={compare.failure} />
          {compare.done && (
            <Alert tone={compare.done === 'agree' ? 'success' : 'warning'} title={words.done[compare.done]} />
          )}
        </Alerts>
      }
      icon={emptyIcon}
      rows={list.data?.reconciliations}
      columns={[
        { id: 'at', phone: 'lead', cell: ({ at }) => <Moment at={at} /> },
        { id: 'outcome', phone: 'end', cell: ({ outcome }) => <OutcomePill outcome={outcome} /> },
        { id: 'differing', phone: 'below', cell: differencesOf },
        { id: 'by', phone: 'below-end', cell: ({ by }) => by ?? words.shop },
        { id: 'since', cell: ({ since }) => <Moment at={since} /> },
      ]}
      idOf={({ id }) => id}
      nameOf={({ at }) => shortMoment(new Date(at))}
      hrefOf={({ id }) => `/money/reconciliation/${id}`}
    />
  );
}
