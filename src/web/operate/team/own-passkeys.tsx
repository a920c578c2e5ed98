import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { inSession } from '../api/call-verb.ts';
import { asFailure, CODE_NOT_GIVEN, type ConsoleFailure } from '../api/console-failure.ts';
import { send } from '../api/send.ts';
import { readSession, useConsoleSession, useOperator } from '../api/session.ts';
import { useAct } from '../api/use-act.ts';
import { ActsMenu } from '../parts/acts-menu.tsx';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert, ErrorPanel } from '../parts/error-panel.tsx';
import { type Column, DataTable } from '../parts/list/data-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { partWords } from '../parts/words.ts';
import { AuthenticatorForm, type Enrolment } from '../sign-in/authenticator-form.tsx';
import { canUsePasskeys, makePasskey, suggestedLabel } from '../sign-in/passkeys.ts';
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx';
import { recoveryWords } from '../sign-in/words.ts';
import { ownPasskeyWords as words } from './words.ts';

import styles from './team.module.css';

interface OwnPasskey {
  id: string;
  label: string;
  added_at: string;
  used_at: string | null;
}

type Doing = { what: 'add' } | { what: 'codes' } | { what: 'rename' | 'remove'; passkey: OwnPasskey };

/** The operator's passkeys, authenticator and recovery codes. */
export function OwnPasskeys() {
  const { email } = useOperator();
  const session = useConsoleSession();
  const hasApp = session.known === 'yes' && (session.facts.factors?.authenticator ?? true);
  const [passkeys, setPasskeys] = useState<OwnPasskey[] | null>(null);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState(-1);
  const label = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      try {
        const { body } = await send('session/passkeys', { signal: left.signal });
        if (left.signal.aborted) return;
        setPasskeys((body as { passkeys: OwnPasskey[] }).passkeys);
        setFailure(null);
      } catch (error) {
        if (left.signal.aborted) return;
        setFailure(asFailure(error));
      }
      setAsked(turn);
    };
    void ask();
    return () => left.abort();
  }, [turn]);

  const setUpApp = useAct(async () => {
    setDone(null);
    const { body } = await inSession(() => send('session/authenticator/start', { body: {} }));
    setEnrolment(body as Enrolment);
  });

  const act = useCallback((next: Doing) => {
    setDone(null);
    setDoing(next);
  }, []);
  const columns = useMemo(() => passkeyColumns(act), [act]);

  async function confirm() {
    if (doing?.what === 'codes') {
      const { body } = await inSession(() => send('session/recovery-codes', { body: {} }));
      setCodes((body as { recovery_codes: readonly string[] }).recovery_codes);
      return;
    }
    const typed = label.current?.value.trim() ?? '';
    if (doing?.what === 'add') {
      const named = typed || suggestedLabel();
      await inSession(() => makePasskey('session/passkeys/add', { more: { label: named } }));
      setDone(words.add.done(named));
    } else if (doing?.what === 'rename') {
      const { id, label: before } = doing.passkey;
      const named = typed || before;
      await inSession(() => send('session/passkeys/rename', { body: { id, label: named } }));
      setDone(words.rename.done(named));
    } else if (doing) {
      const { id, label: named } = doing.passkey;
      await inSession(() => send('session/passkeys/remove', { body: { id } }));
      setDone(words.remove.done(named));
    }
    setTurn((before) => before + 1);
    // Whether there is a passkey to confirm with.
    void readSession();
  }

  return (
    <Card title={words.card}>
      <p className={styles['lead']}>{hasApp ? words.leadWithApp : words.lead}</p>
      {done !== null && <Alert tone="success" title={done} className={styles['done']} />}
      {failure && !passkeys ? (
        <ErrorPanel failure={failure} onRetry={() => setTurn(turn + 1)} />
      ) : (
        <>
          <ErrorAlert failure={failure} />
          {passkeys?.length !== 0 && (
            <DataTable
              name="own-passkeys"
              label={words.title}
              columns={columns}
              heads={words.columns}
              rows={passkeys}
              waiting={asked !== turn}
              idOf={({ id }) => id}
              nameOf={({ label: named }) => named}
              empty={null}
            />
          )}
        </>
      )}
      <div className={styles['buttons']}>
        <Button variant="secondary" onClick={() => act({ what: 'codes' })}>
          {words.codes.button}
        </Button>
        <Button variant="secondary" busy={setUpApp.busy} onClick={setUpApp.run}>
          {hasApp ? words.app.replace : words.app.button}
        </Button>
        {canUsePasskeys() && (
          <Button variant="secondary" onClick={() => act({ what: 'add' })}>
            {words.add.button}
          </Button>
        )}
      </div>
      {doing && (
        <ConfirmDialog
          open
          title={words[doing.what].title}
          lead={words[doing.what].lead}
          action={words[doing.what].action}
          asksWhy={false}
          onClose={() => setDoing(null)}
          onConfirm={confirm}
        >
          {(doing.what === 'add' || doing.what === 'rename') && (
            <TextField
              ref={label}
              label={words.label}
              hint={words.labelHint}
              defaultValue={doing.what === 'add' ? suggestedLabel() : doing.passkey.label}
              maxLength={60}
              autoComplete="off"
            />
          )}
        </ConfirmDialog>
      )}
      <ErrorAlert failure={setUpApp.failure?.reason === CODE_NOT_GIVEN ? null : setUpApp.failure} />
      <Dialog
        open={enrolment !== null}
        onClose={() => setEnrolment(null)}
        title={hasApp ? words.app.replaceTitle : words.app.title}
        lead={hasApp ? words.app.replaceLead : words.app.lead}
      >
        {enrolment && (
          <AuthenticatorForm
            enrolment={enrolment}
            action={words.app.action}
            onCode={async (code) => {
              await inSession(() => send('session/authenticator/confirm', { body: { code } }));
              setEnrolment(null);
              setDone(words.app.done);
              void readSession();
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={codes !== null}
        onClose={() => setCodes(null)}
        title={recoveryWords.title}
        lead={recoveryWords.lead}
      >
        {codes && (
          <RecoveryCodes
            codes={codes}
            email={email}
            button={words.codes.saved}
            onSaved={() => {
              setCodes(null);
              setDone(words.codes.done);
            }}
          />
        )}
      </Dialog>
    </Card>
  );
}

function passkeyColumns(
  act: (doing: Doing) => void,
): readonly Column<OwnPasskey, keyof typeof words.columns>[] {
  return [
    { id: 'label', phone: 'lead', breaks: 'anywhere', cell: ({ label }) => label },
    { id: 'added', phone: 'below', cell: ({ added_at: at }) => <Moment at={at} /> },
    { id: 'used', cell: ({ used_at: at }) => (at === null ? partWords.none : <Moment at={at} />) },
    {
      id: 'acts',
      phone: 'end',
      cell: (passkey) => (
        <ActsMenu
          name={words.change}
          label={words.changeOf(passkey.label)}
          variant="bare"
          acts={[
            [words.rename.item, () => act({ what: 'rename', passkey })],
            [words.remove.item, () => act({ what: 'remove', passkey })],
          ]}
        />
      ),
    },
  ];
}
