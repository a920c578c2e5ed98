import tokenIcon from '@phosphor-icons/core/regular/key.svg?raw';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { callVerb } from '../api/call-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { Alerts } from '../parts/layout.tsx';
import { ListScreen } from '../parts/list-screen.tsx';
import { useList } from '../parts/list/use-list.ts';
import { Moment } from '../parts/moment.tsx';
import { useAskedAct } from '../parts/use-asked-act.ts';
import { roleWords } from '../sign-in/words.ts';
import { ConnectionTabs } from './connection-tabs.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { tokenWords as words } from './words.ts';

type Token = Output<'api_tokens'>['tokens'][number];

/** The programs that may call the console's API. */
export function Tokens() {
  const list = useList('api_tokens', {});
  const [isMaking, setIsMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<Token | null>(null);
  // Keep the text while the dialog fades out.
  const [last, setLast] = useState(revoking);
  if (revoking && revoking !== last) setLast(revoking);
  const [done, setDone] = useState<string | null>(null);
  useAskedAct(list.data ? { api_token_create: () => setIsMaking(true) } : {});

  async function revoke() {
    if (!revoking) return;
    await callVerb('api_token_revoke', { id: revoking.id });
    setDone(words.revoke.done(revoking.name));
    list.reload();
  }

  return (
    <ListScreen
      list={list}
      words={words}
      lead={words.lead}
      actions={<Button onClick={() => setIsMaking(true)}>{words.create.button}</Button>}
      tabs={<ConnectionTabs />}
      alerts={<Alerts done={done} />}
      icon={tokenIcon}
      rows={list.data?.tokens}
      columns={[
        { id: 'name', phone: 'lead', breaks: 'anywhere', cell: ({ name }) => name },
        { id: 'role', phone: 'below', cell: ({ role }) => roleWords[role].name },
        { id: 'secret', cell: ({ hint }) => <code>{words.ends(hint)}</code> },
        {
          id: 'used',
          phone: 'below-end',
          isNamedOnPhone: true,
          cell: ({ used_at: at }) => (at === null ? words.never : <Moment at={at} />),
        },
        { id: 'made', cell: ({ made_at: at }) => <Moment at={at} /> },
        { id: 'by', breaks: 'anywhere', cell: ({ made_by: by }) => by ?? words.commandLine },
        {
          id: 'acts',
          phone: 'end',
          cell: (token) => (
            <Button variant="link" onClick={() => setRevoking(token)}>
              {words.revoke.button} <VisuallyHidden>{token.name}</VisuallyHidden>
            </Button>
          ),
        },
      ]}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
    >
      <TokenDialog
        open={isMaking}
        onClose={() => setIsMaking(false)}
        onMade={(made) => {
          setSecret(made);
          list.reload();
        }}
      />
      <ShownSecret secret={secret} words={words.shown} onClose={() => setSecret(null)} />
      <ConfirmDialog
        open={revoking !== null}
        title={words.revoke.title}
        lead={words.revoke.lead(last?.name ?? '')}
        action={words.revoke.action}
        asksWhy={false}
        onClose={() => setRevoking(null)}
        onConfirm={revoke}
      />
    </ListScreen>
  );
}
