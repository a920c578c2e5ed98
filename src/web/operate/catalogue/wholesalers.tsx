import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { wholesalersWords as words } from './words.ts';

type Listed = Output<'wholesalers'>['wholesalers'][number];

function State({ one: { blocked, away_since: away, error } }: { one: Listed }) {
  if (blocked) return <StatusPill tone="quiet">{words.states.blocked}</StatusPill>;
  if (away === null) return <StatusPill tone="good">{words.states.well}</StatusPill>;
  return (
    <>
      <StatusPill tone="bad">{words.states.away}</StatusPill> {words.states.since} <Moment at={away} />{' '}
      {error}
    </>
  );
}

/** Whether each wholesaler answers orders, and what it has delivered in a day. */
export function Wholesalers() {
  const list = useList('wholesalers', {});
  const canChange = useCan()('prices.change');
  const [asked, setAsked] = useState<Listed | null>(null);
  const [told, setTold] = useState<string | null>(null);

  async function turn(reason: string) {
    if (!asked) return;
    await callVerb('wholesaler_block', { wholesaler: asked.id, blocked: !asked.blocked, reason });
    setTold(asked.blocked ? words.done.allowed(asked.name) : words.done.blocked(asked.name));
    list.reload();
  }

  return (
    <>
      <ListScreen
        list={list}
        words={words}
        lead={words.lead}
        tabs={<CatalogueTabs />}
        alerts={told !== null && <Alert tone="success" title={told} />}
        rows={list.data?.wholesalers}
        columns={[
          { id: 'name', phone: 'lead', cell: ({ name }) => name },
          { id: 'state', phone: 'below', cell: (one) => <State one={one} /> },
          { id: 'plans', isNumber: true, cell: ({ plans }) => plans },
          { id: 'standsIn', isNumber: true, cell: ({ stands_in: plans }) => plans },
          {
            id: 'bought',
            phone: 'below-end',
            isNamedOnPhone: true,
            isNumber: true,
            cell: ({ orders }) => orders.bought,
          },
          { id: 'refused', isNumber: true, cell: ({ orders }) => orders.refused },
          { id: 'open', isNumber: true, cell: ({ orders }) => orders.open },
          {
            id: 'act',
            phone: 'end',
            cell: (one) =>
              canChange && (
                <Button
                  variant="link"
                  aria-label={one.blocked ? words.allowLabel(one.name) : words.blockLabel(one.name)}
                  onClick={() => setAsked(one)}
                >
                  {one.blocked ? words.allow : words.block}
                </Button>
              ),
          },
        ]}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
      />
      <ConfirmDialog
        open={asked !== null}
        title={asked?.blocked ? words.allowLabel(asked.name) : words.blockLabel(asked?.name ?? '')}
        lead={asked?.blocked ? words.allowLead : words.blockLead}
        action={asked?.blocked ? words.allow : words.block}
        onClose={() => setAsked(null)}
        onConfirm={turn}
      />
    </>
  );
}
