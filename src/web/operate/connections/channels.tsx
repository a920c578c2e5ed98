import bellIcon from '@phosphor-icons/core/regular/bell-ringing.svg?raw';
import { useRef, useState } from 'react';

import { SEVERITIES } from '../../../domain/operators/cases.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { ActsMenu } from '../parts/acts-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { Alerts } from '../parts/layout.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { ChannelDialog, chosenIn } from './channel-dialog.tsx';
import { ConnectionTabs } from './connection-tabs.tsx';
import { SeverityBoxes } from './severity-boxes.tsx';
import { channelWords as words, endpointWords } from './words.ts';

type Channel = Output<'alert_channels'>['channels'][number];
type Asking = { what: 'change' | 'remove'; channel: Channel };

/** Where alerts go besides the mail. */
export function Channels() {
  const can = useCan();
  const list = useList('alert_channels', {});
  const [isMaking, setIsMaking] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  // Keep the text while the dialog fades out.
  const [last, setLast] = useState(asking);
  if (asking && asking !== last) setLast(asking);
  const [done, setDone] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const severities = useRef<HTMLFieldSetElement>(null);
  const canChange = can('connections.change');
  useAskedAct(list.data && canChange ? { alert_channel_create: () => setIsMaking(true) } : {});

  function begin() {
    setDone(null);
    setWarning(null);
    setFailure(null);
  }

  async function test({ id, host }: Channel) {
    begin();
    try {
      const { arrived, status, words: told } = await callVerb('alert_channel_test', { id });
      if (arrived) setDone(words.test.arrived(host));
      else setWarning(words.test.failed(host, endpointWords.answer(status, told)));
      list.reload();
    } catch (error) {
      setFailure(asFailure(error));
    }
  }

  const actsOf = (channel: Channel): (readonly [name: string, run: () => void])[] => [
    [words.test.item, () => void test(channel)],
    ...(canChange
      ? ([
          [words.change.item, () => setAsking({ what: 'change', channel })],
          [words.remove.item, () => setAsking({ what: 'remove', channel })],
        ] as const)
      : []),
  ];

  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      actions={canChange && <Button onClick={() => setIsMaking(true)}>{words.create.button}</Button>}
      tabs={<ConnectionTabs />}
      alerts={
        <Alerts done={done}>
          {warning !== null && <Alert tone="warning" title={warning} />}
          <ErrorAlert failure={failure} />
        </Alerts>
      }
      icon={bellIcon}
      rows={list.data?.channels}
      columns={[
        { id: 'host', phone: 'lead', breaks: 'anywhere', cell: ({ host }) => host },
        { id: 'kind', cell: ({ kind }) => words.kinds[kind] },
        {
          id: 'severities',
          phone: 'below',
          cell: ({ severities: chosen }) =>
            SEVERITIES.filter((one) => chosen.includes(one))
              .map((one) => words.short[one])
              .join(', '),
        },
        { id: 'last', phone: 'below-end', breaks: 'anywhere', cell: (channel) => <Last channel={channel} /> },
        {
          id: 'acts',
          phone: 'end',
          cell: (channel) => (
            <ActsMenu
              name={words.menu}
              label={words.menuOf(channel.host)}
              variant="bare"
              acts={actsOf(channel)}
            />
          ),
        },
      ]}
      idOf={({ id }) => id}
      nameOf={({ host }) => host}
    >
      <ChannelDialog open={isMaking} onClose={() => setIsMaking(false)} onMade={list.reload} />
      <ConfirmDialog
        open={asking?.what === 'change'}
        title={words.change.title}
        lead={words.change.lead(last?.channel.host ?? '')}
        action={words.change.action}
        asksWhy={false}
        onClose={() => setAsking(null)}
        onConfirm={async () => {
          begin();
          const id = asking?.channel.id ?? '';
          await callVerb('alert_channel_change', { id, severities: chosenIn(severities.current) });
          setDone(words.change.done);
          list.reload();
        }}
      >
        <SeverityBoxes key={last?.channel.id} ref={severities} chosen={last?.channel.severities ?? []} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking?.what === 'remove'}
        title={words.remove.title}
        lead={words.remove.lead(last?.channel.host ?? '')}
        action={words.remove.action}
        asksWhy={false}
        onClose={() => setAsking(null)}
        onConfirm={async () => {
          begin();
          const { id = '', host = '' } = asking?.channel ?? {};
          await callVerb('alert_channel_remove', { id });
          setDone(words.remove.done(host));
          list.reload();
        }}
      />
    </ListScreen>
  );
}

function Last({ channel: { last, failing_since: since } }: { channel: Channel }) {
  if (last === null) return words.never;
  return (
    <>
      {since === null ? words.arrived : words.failed(endpointWords.answer(last.status, last.words))}{' '}
      <Moment at={last.at} />
    </>
  );
}
