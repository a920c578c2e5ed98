import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { callVerb } from '../api/call-verb.ts';
import { asFailure, CHANGED_BY_ANOTHER, type ConsoleFailure, isFailure } from '../api/console-failure.ts';
import { useCan, useOperator } from '../api/session.ts';
import { useVerb } from '../api/use-verb.ts';
import type { Output } from '../api/verbs.ts';
import { ActsMenu } from '../parts/acts-menu.tsx';
import { AddressDialog, type WhichAddress } from '../parts/address-dialog.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-panel.tsx';
import { addressWords } from '../parts/words.ts';
import { caseWords as words } from './words.ts';

type Found = Output<'case'>;
type Changed = Output<'case_act'>;

const HOUR_MS = 3_600_000;
/** An act's work is done by a job, so look again at these times. */
const CHECK_AGAIN_MS = [2_000, 6_000, 12_000];

interface CaseActsProps {
  found: Found;
  onDone: (message: string | null) => void;
  /** The case is out of date on screen. */
  onChanged: () => void;
}

/** The case's one safe act, its owner, and how to close it. */
export function CaseActs({ found, onDone, onChanged }: CaseActsProps) {
  const canWork = useCan()('cases.work');
  const [busy, setBusy] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const [isReaddressing, setIsReaddressing] = useState(false);
  const [failure, setFailure] = useState<ConsoleFailure | null>(null);
  if (!canWork || found.state === 'over') return null;
  const { id, version: seen, act, address, order } = found;
  const told = words.acts[act.name];
  const canReaddress = found.state !== 'seen' && address?.allowed === true && order !== null;

  async function change(run: () => Promise<Changed>, message: (now: Changed) => string | null) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    onDone(null);
    try {
      onDone(message(await run()));
      onChanged();
    } catch (error) {
      const failed = asFailure(error);
      setFailure(failed);
      if (failed.reason === CHANGED_BY_ANOTHER || failed.reason === 'case_over') onChanged();
    }
    setBusy(false);
  }

  const doAct = () =>
    change(
      () => callVerb('case_act', { case: id, seen }),
      ({ state }) => {
        if (state === 'over') return words.done;
        if (state === 'seen') return words.marked;
        for (const ms of CHECK_AGAIN_MS) setTimeout(onChanged, ms);
        return words.stillOpen;
      },
    );

  return (
    <>
      <ErrorAlert failure={failure} />
      <CaseMenu
        found={found}
        onChange={(run) => void change(run, () => null)}
        onClose={() => setIsClosing(true)}
      />
      {act.allowed && found.state !== 'seen' && (
        <Button variant={canReaddress ? 'secondary' : 'primary'} busy={busy} onClick={() => void doAct()}>
          {busy ? told.busy : told.button}
        </Button>
      )}
      {canReaddress && <Button onClick={() => setIsReaddressing(true)}>{addressWords.button}</Button>}
      {isReaddressing && order && address && (
        <CaseAddress
          order={order.id}
          which={address.which}
          onClose={() => setIsReaddressing(false)}
          onDone={onDone}
          onChanged={onChanged}
        />
      )}
      <ConfirmDialog
        open={isClosing}
        title={words.close.title}
        lead={words.close.lead}
        action={words.close.action}
        onClose={() => setIsClosing(false)}
        onConfirm={async (reason) => {
          await callVerb('case_close', { case: id, seen, reason });
          onDone(words.marked);
          onChanged();
        }}
      />
    </>
  );
}

interface CaseAddressProps {
  order: string;
  which: WhichAddress;
  onClose: () => void;
  onDone: (message: string) => void;
  /** The case is out of date on screen. */
  onChanged: () => void;
}

/** Changes the address of the order that a case is about, as the order is now. */
function CaseAddress({ order: id, which, onClose, onDone, onChanged }: CaseAddressProps) {
  const { data: order, failure, reload } = useVerb('order', { order: id });
  if (!order) return <ErrorAlert failure={failure} />;
  return (
    <AddressDialog
      open
      order={order}
      which={which}
      onClose={onClose}
      act={async (run) => {
        try {
          onDone(await run());
          onChanged();
        } catch (error) {
          if (isFailure(error, CHANGED_BY_ANOTHER)) reload();
          throw error;
        }
      }}
    />
  );
}

interface CaseMenuProps {
  found: Found;
  onChange: (run: () => Promise<Changed>) => void;
  onClose: () => void;
}

/** Sets the owner, and how long the case sleeps. */
function CaseMenu({ found, onChange, onClose }: CaseMenuProps) {
  const own = useOperator();
  const people = useVerb('team', {}).data?.team ?? [];
  const { id, version: seen, owner, state } = found;
  const give = (to: string | null) => onChange(() => callVerb('case_owner', { case: id, seen, owner: to }));
  const snooze = (hours: number | null) =>
    onChange(() =>
      callVerb('case_snooze', {
        case: id,
        seen,
        until: hours === null ? null : new Date(Date.now() + hours * HOUR_MS).toISOString(),
      }),
    );
  const others = people.filter(
    ({ id, state: of, role }) => id !== own.id && id !== owner?.id && of === 'active' && role !== 'viewer',
  );
  const items: [name: string, run: () => void][] = [
    owner?.id === own.id ? [words.giveUp, () => give(null)] : [words.take, () => give('me')],
    ...others.map(({ id, email }): [string, () => void] => [`${words.giveTo} ${email}`, () => give(id)]),
    ...(state === 'open'
      ? Object.entries(words.snoozeFor).map(([hours, name]): [string, () => void] => [
          `${words.snooze}: ${name}`,
          () => snooze(Number(hours)),
        ])
      : [[words.wake, () => snooze(null)] as [string, () => void]]),
    ...(state === 'seen' ? [] : [[words.close.item, onClose] as [string, () => void]]),
  ];
  return <ActsMenu name={words.more} acts={items} />;
}
