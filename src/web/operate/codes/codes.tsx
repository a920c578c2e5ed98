import emptyIcon from '@phosphor-icons/core/regular/seal-percent.svg?raw';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { useCan } from '../api/session.ts';
import { Alerts } from '../parts/layout.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { useViews } from '../parts/list/use-views.ts';
import { Moment } from '../parts/moment.tsx';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { partWords } from '../parts/words.ts';
import { CodeDialog } from './code-dialog.tsx';
import { CodeStatePill } from './code-state-pill.tsx';
import { offOf } from './typed-code.ts';
import { usePlaces } from './use-places.ts';
import { codesWords as words, codeWords } from './words.ts';

import styles from './codes.module.css';

export function Codes() {
  const canChange = useCan()('prices.change');
  const { running, ended } = words.states;
  const list = useList(
    'promotions',
    { state: { kind: 'choice', options: { running, ended } } },
    { sorts: { at: { descending: 'newest', ascending: 'oldest' } } },
  );
  const views = useViews('promotions', list);
  const { nameOf } = usePlaces();
  const [isMaking, setMaking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  useAskedAct({ promotion_create: () => setMaking(canChange) });
  return (
    <ListScreen
      list={list}
      words={words}
      views={views}
      lead={words.lead}
      actions={canChange && <Button onClick={() => setMaking(true)}>{words.make}</Button>}
      alerts={<Alerts done={done} />}
      icon={emptyIcon}
      rows={list.data?.promotions}
      columns={[
        { id: 'code', phone: 'lead', breaks: 'anywhere', cell: ({ code }) => code },
        { id: 'state', phone: 'end', cell: ({ state }) => <CodeStatePill state={state} /> },
        { id: 'off', phone: 'below', isNumber: true, cell: offOf },
        {
          id: 'used',
          phone: 'below-end',
          isNamedOnPhone: true,
          isNumber: true,
          cell: ({ paid, most_uses: most }) => codeWords.used(paid, most),
        },
        { id: 'given', isNumber: true, cell: ({ given }) => given.text },
        {
          id: 'until',
          cell: ({ ends_at: until }) => (until === null ? partWords.none : <Moment at={until} exact />),
        },
        {
          id: 'places',
          cell: ({ places }) => (
            <span className={styles['places']}>
              {places.map(nameOf).join(', ') || codeWords.terms.everywhere}
            </span>
          ),
        },
        { id: 'by', isExtra: true, cell: ({ by }) => by ?? codeWords.commandLine },
        { id: 'at', isExtra: true, cell: ({ at }) => <Moment at={at} /> },
      ]}
      idOf={({ code }) => code}
      nameOf={({ code }) => code}
      hrefOf={({ code }) => `/promotions/${code}`}
    >
      {isMaking && (
        <CodeDialog
          promotion={null}
          onClose={() => setMaking(false)}
          onDone={({ code, state, reach }) => {
            const made = state === 'waiting' ? words.madeForLater(code) : words.made(code);
            setDone(reach.short === 0 ? made : `${made} ${words.short(reach.short, reach.plans)}`);
            list.reload();
          }}
          onChanged={list.reload}
        />
      )}
    </ListScreen>
  );
}
