import webhookIcon from '@phosphor-icons/core/regular/webhooks-logo.svg?raw';
import { useState } from 'react';

import { WEBHOOK_EVENTS } from '../../../domain/operators/webhook-events.ts';
import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { useCan } from '../api/session.ts';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { ConnectionTabs } from './connection-tabs.tsx';
import { EndpointStatePill } from './endpoint-state.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { webhookWords as words } from './words.ts';

/** Where the operators' programs hear what happens. */
export function Webhooks() {
  const canChange = useCan()('connections.change');
  const list = useList('webhooks', {});
  const [isMaking, setIsMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  useAskedAct(list.data && canChange ? { webhook_create: () => setIsMaking(true) } : {});
  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      actions={canChange && <Button onClick={() => setIsMaking(true)}>{words.form.create.button}</Button>}
      tabs={<ConnectionTabs />}
      icon={webhookIcon}
      rows={list.data?.webhooks}
      columns={[
        { id: 'url', phone: 'lead', breaks: 'anywhere', cell: ({ url }) => url },
        { id: 'state', phone: 'below', cell: ({ state }) => <EndpointStatePill state={state} /> },
        {
          id: 'events',
          cell: ({ events }) =>
            events.length === WEBHOOK_EVENTS.length ? words.all : words.count(events.length),
        },
        {
          id: 'pending',
          phone: 'below-end',
          isNamedOnPhone: true,
          isNumber: true,
          cell: ({ pending }) => pending,
        },
        { id: 'failed', isNumber: true, cell: ({ failed }) => failed },
      ]}
      idOf={({ id }) => id}
      nameOf={({ url }) => url}
      hrefOf={({ id }) => `/connections/webhooks/${id}`}
    >
      <WebhookDialog
        open={isMaking}
        told={words.form.create}
        onClose={() => setIsMaking(false)}
        onConfirm={async (typed) => {
          const made = await callVerb('webhook_create', typed);
          setSecret(made.secret);
          list.reload();
        }}
      />
      <ShownSecret secret={secret} words={words.shown} onClose={() => setSecret(null)} />
    </ListScreen>
  );
}
