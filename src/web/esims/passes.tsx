import { useEffect, useEffectEvent, useState } from 'react';

import { hasMoreData, turnIn } from '../../domain/esims/main-action.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { answerOf } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { logFailure } from '../browser/log-failure.ts';
import { BuyAgainDialog } from '../buy-again/buy-again-dialog.tsx';
import { EsimQrDialog } from '../install/esim-qr-dialog.tsx';
import { usePreloadedCodes } from '../install/use-preloaded-codes.ts';
import { KeepOnPhone } from '../offline/keep-on-phone.tsx';
import { useKeptAtHome } from '../offline/use-kept-at-home.ts';
import { useRenewedPacks } from '../offline/use-renewed-packs.ts';
import { useSession } from '../session/session.ts';
import { AddDataDialog } from '../top-up/add-data/add-data-dialog.tsx';
import { onReopen } from '../ui/panels/reopen-sheet.ts';
import { SheetName } from '../ui/panels/sheet-history.ts';
import { useNow } from '../ui/time/use-now.ts';
import { DeleteEsimDialog } from './delete-esim-dialog.tsx';
import { EsimDetailsDialog } from './details/esim-details-dialog.tsx';
import { RefundDialog } from './details/refund-dialog.tsx';
import { HiddenEsims } from './hidden-esims.tsx';
import { HidingNote } from './hiding-note.tsx';
import { BoardingPass } from './pass/boarding-pass.tsx';

import styles from './own-esims.module.css';

const DIALOGS = ['add', 'again', 'delete', 'details', 'install', 'qr', 'refund'] as const;

/** The open dialog, or the one fading out, and its eSIM. */
interface Shown {
  dialog: (typeof DIALOGS)[number];
  esim: UserEsim;
  open: boolean;
  /** Changes at each opening, so that the dialog starts afresh. */
  turn: number;
}

/**
 * Parameters of the address that open a dialog: `esim` for the details, `add` for adding data, also after the sign-in that it
 * needs, `return` for the refund.
 */
const OPENED = { esim: 'details', add: 'add', return: 'refund' } as const;

/** The dialog that the address asks for; the address forgets it, because from then on the history has it. */
function takeFromAddress(): [Shown['dialog'], id: string] | null {
  const { pathname, search } = window.location;
  const address = new URLSearchParams(search);
  for (const [name, dialog] of Object.entries(OPENED)) {
    const id = address.get(name);
    if (id === null) continue;
    window.history.replaceState(window.history.state, '', pathname);
    return [dialog, id];
  }
  return null;
}

export interface EsimPassesProps {
  esims: UserEsim[];
  heading: 'h2' | 'h3';
  /** Called when the list has another eSIM, or one of them has changed. */
  onChanged: () => void;
}

/** Bought eSIMs as boarding passes, with their dialogs. */
export default function Passes({ esims: listed, heading, onChanged }: EsimPassesProps) {
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : null;
  const { esims, mark } = useMarked(listed);
  const visible = esims.filter(({ hidden }) => !hidden);
  const readCodes = usePreloadedCodes(esims);
  useKeptAtHome(visible);
  useRenewedPacks();
  const now = useNow();
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (dialog: Shown['dialog'], esim: UserEsim) => () =>
    setShown((before) => ({ dialog, esim, open: true, turn: (before?.turn ?? 0) + 1 }));
  const close = () => setShown((now) => now && { ...now, open: false });
  const showById = useEffectEvent((dialog: Shown['dialog'], id: string) => {
    const esim = visible.find((one) => one.id === id);
    if (!esim || (dialog === 'again' && !user)) return false;
    show(dialog, esim)();
    return true;
  });
  useEffect(() => {
    const asked = takeFromAddress();
    if (asked) showById(...asked);
    for (const dialog of DIALOGS) onReopen(dialog, (id) => showById(dialog, id));
  }, []);
  const { hide, restore, hiddenLast, hasFailed } = useHiding(onChanged);
  const about = shown && (esims.find(({ id }) => id === shown.esim.id) ?? shown.esim);
  return (
    <>
      <HidingNote hidden={hiddenLast} hasFailed={hasFailed} onUndo={(esim) => void restore(esim)} />
      {visible.length > 0 && (
        <ul className={styles['list']}>
          {visible.map((esim) => (
            <li key={esim.id}>
              <BoardingPass
                esim={esim}
                heading={heading}
                hasMore={hasMoreData(esim, listed)}
                turn={turnIn(esim, listed, new Date(now))}
                onInstall={show('install', esim)}
                onDetails={show('details', esim)}
                onQr={show('qr', esim)}
                onAddData={show('add', esim)}
                onBuyAgain={user ? show('again', esim) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <HiddenEsims esims={esims.filter(({ hidden }) => hidden)} onRestore={(esim) => void restore(esim)} />
      <SheetName value={`${shown?.dialog} ${about?.id}`}>
        {about && shown?.dialog === 'add' && (
          <AddDataDialog key={shown.turn} esim={about} open={shown.open} onClose={close} />
        )}
        {about && shown?.dialog === 'details' && (
          <EsimDetailsDialog
            key={shown.turn}
            esim={about}
            hasMore={hasMoreData(about, listed)}
            open={shown.open}
            onClose={close}
            onAddData={show('add', about)}
            onBuyAgain={user ? show('again', about) : undefined}
            onRefund={show('refund', about)}
            onDelete={show('delete', about)}
          />
        )}
        {about && shown?.dialog === 'refund' && (
          <RefundDialog
            key={shown.turn}
            esim={about}
            open={shown.open}
            onClose={close}
            onAnswer={mark}
            onReturned={onChanged}
          />
        )}
        {about && shown?.dialog === 'delete' && (
          <DeleteEsimDialog
            key={shown.turn}
            esim={about}
            open={shown.open}
            onClose={close}
            onDelete={() => hide(about)}
          />
        )}
        {shown?.dialog === 'again' && user && (
          <BuyAgainDialog
            key={shown.turn}
            esim={shown.esim}
            email={user.email}
            open={shown.open}
            onClose={close}
            onBought={onChanged}
          />
        )}
        {(shown?.dialog === 'install' || shown?.dialog === 'qr') && (
          <EsimQrDialog
            esim={shown.esim}
            open={shown.open}
            onClose={close}
            qrFirst={shown.dialog === 'qr'}
            readCodes={readCodes}
            keep={<KeepOnPhone what={{ esim: shown.esim.id }} esim={shown.esim.id} />}
          />
        )}
      </SheetName>
    </>
  );
}

/** A list in which one eSIM is as an answer shows it, until the list reloads with new rows. */
function useMarked(listed: UserEsim[]) {
  const [marked, setMarked] = useState<{ row: UserEsim | undefined; esim: UserEsim } | null>(null);
  const esims = listed.map((row) => (row === marked?.row ? marked.esim : row));
  const mark = (esim: UserEsim) => setMarked({ row: listed.find(({ id }) => id === esim.id), esim });
  return { esims, mark };
}

/** Hides eSIMs and restores them. @param onChanged called when the list has changed */
function useHiding(onChanged: () => void) {
  const api = useApi();
  const [hiddenLast, setHiddenLast] = useState<UserEsim | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function put(esim: UserEsim, hidden: boolean): Promise<void> {
    await answerOf(api.esims[':id'].$patch({ param: { id: esim.id }, json: { hidden } }));
    setFailed(false);
    setHiddenLast(hidden ? esim : null);
    onChanged();
  }
  /** Throws if it fails. */
  const hide = (esim: UserEsim) => put(esim, true);
  const restore = (esim: UserEsim) =>
    put(esim, false).catch((failure: unknown) => {
      logFailure('hiding an eSIM', failure);
      setFailed(true);
    });
  return { hide, restore, hiddenLast, hasFailed };
}
