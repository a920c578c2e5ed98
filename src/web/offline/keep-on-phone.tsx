import keepIcon from '@phosphor-icons/core/bold/device-mobile-bold.svg?raw';
import keptIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import { useState } from 'react';

import { LANGUAGE } from '../../domain/language-words.ts';
import { pageAddress } from '../../domain/languages.ts';
import { useApi } from '../api/use-api.ts';
import { logFailure } from '../browser/log-failure.ts';
import { useRefundTime, useSettings } from '../core/site.ts';
import type { Platform } from '../install/platform-of.ts';
import { usePlatform } from '../install/platform.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { KEPT_PAGE } from './addresses.ts';
import { keepsNothing, markRemoved, wasRemoved } from './browser-keeps.ts';
import type { NotKept, WhatToKeep } from './keep-pack.ts';
import { useKeepAtHome } from './use-keep-at-home.ts';
import { useRenewedPacks } from './use-renewed-packs.ts';
import { keepWords as words } from './words.ts';

import styles from './keep-on-phone.module.css';

const readKeeper = () => import('./keep-pack.ts');

type State = 'not' | 'keeping' | 'kept' | 'removed' | NotKept;

export interface KeepOnPhoneProps {
  what: WhatToKeep;
  /** Id of the eSIM, if it is known. */
  esim?: string;
  /** Read from the request, for the first render. */
  platform?: Platform;
}

/** Keeps an order for landing without a network. All that it takes is loaded at the press, or where something is kept already. */
export function KeepOnPhone({ what, esim, platform: fromServer }: KeepOnPhoneProps) {
  const platform = usePlatform(fromServer);
  const api = useApi();
  const settings = useSettings();
  const refundTime = useRefundTime();
  const [state, setState] = useState<State>('not');
  const isOffered = settings.offlinePacks;

  async function keep(): Promise<void> {
    if (state === 'keeping') return;
    setState('keeping');
    if (keepsNothing()) return setState('blocked');
    try {
      const { keepPack } = await readKeeper();
      const notKept = await keepPack(api, what, { settings, refundTime });
      if (notKept === null && esim !== undefined) markRemoved(esim, false);
      setState(notKept ?? 'kept');
    } catch (failure) {
      // Its code did not come.
      logFailure('keeping an order', failure);
      setState('offline');
    }
  }

  async function remove(): Promise<void> {
    if (esim === undefined) return;
    const { removePack } = await readKeeper();
    await removePack(esim);
    markRemoved(esim, true);
    setState('removed');
  }

  useRenewedPacks(async () => {
    const { isKept } = await readKeeper();
    if (esim !== undefined && (await isKept(esim))) setState('kept');
  });
  useKeepAtHome(isOffered, () => {
    if (esim === undefined || !wasRemoved(esim)) void keep();
  });

  if (!isOffered) return null;
  const isPhone = platform !== 'other';
  return (
    <div className={styles['keep']} data-scripted>
      {state === 'kept' ? (
        <>
          <p className={styles['kept']}>
            <Icon of={keptIcon} />
            {words.kept}
          </p>
          {(platform === 'ios' || platform === 'old-ios') && <p className={styles['what']}>{words.iphone}</p>}
          <p className={styles['ways']}>
            <a href={pageAddress(LANGUAGE, KEPT_PAGE)} className={styles['open']}>
              {words.open}
            </a>
            {esim !== undefined && (
              <Button variant="link" onClick={() => void remove()}>
                {words.remove}
              </Button>
            )}
          </p>
        </>
      ) : (
        <>
          <Button variant="secondary" busy={state === 'keeping'} onClick={() => void keep()}>
            <Icon of={keepIcon} />
            {words.keep[isPhone ? 'phone' : 'device']}
          </Button>
          <p className={styles['what']}>{words.what}</p>
        </>
      )}
      {state in words.failed && <Alert title={words.failed[state as NotKept]} />}
      <VisuallyHidden status>
        {state === 'kept' ? words.kept : state === 'removed' ? words.removed : ''}
      </VisuallyHidden>
    </div>
  );
}
