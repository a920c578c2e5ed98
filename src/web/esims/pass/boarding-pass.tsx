import againIcon from '@phosphor-icons/core/regular/arrows-clockwise.svg?raw';
import infoIcon from '@phosphor-icons/core/regular/info.svg?raw';
import addIcon from '@phosphor-icons/core/regular/plus-circle.svg?raw';
import qrIcon from '@phosphor-icons/core/regular/qr-code.svg?raw';
import invoiceIcon from '@phosphor-icons/core/regular/receipt.svg?raw';
import { useId } from 'react';

import { phaseOf } from '../../../domain/esims/display-status.ts';
import { mainAction } from '../../../domain/esims/main-action.ts';
import { planFace } from '../../../domain/esims/pass-face.ts';
import type { TopUpTurn } from '../../../domain/esims/top-up-turn.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { esimNews, mayBeDoneWith, passOf } from '../../../domain/orders/esim-standing.ts';
import type { OrderAct } from '../../../domain/orders/order-acts.ts';
import { saveFile } from '../../api/save-file.ts';
import { useApi } from '../../api/use-api.ts';
import { useCall } from '../../api/use-call.ts';
import { linkWords } from '../../core/words.ts';
import { DataLeft } from '../../esim-status/data-left.tsx';
import { showStatus } from '../../esim-status/esim-status.ts';
import { useBundleStatus } from '../../esim-status/use-bundle-status.ts';
import { OwnPass } from '../../pass/own-pass.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { MainButton } from './main-button.tsx';
import { adviceOf } from './pass-advice.tsx';
import { PassFacts } from './pass-facts.tsx';
import { adviceWords, passWords } from './words.ts';

import styles from './boarding-pass.module.css';

interface BoardingPassProps {
  esim: UserEsim;
  /** One level below the heading of its list. */
  heading: 'h2' | 'h3';
  /** Its eSIM has other plans with data. */
  hasMore: boolean;
  /** When its plan starts among the others on its eSIM. */
  turn: TopUpTurn;
  onInstall: () => void;
  onDetails: () => void;
  onQr: () => void;
  onAddData: () => void;
  /** Absent if there is no account whose card could be charged. */
  onBuyAgain?: (() => void) | undefined;
}

/** One bought eSIM as a boarding pass: its destination, the next step, and a stub with actions. */
export function BoardingPass({
  esim: listed,
  heading,
  hasMore,
  turn,
  onInstall,
  onDetails,
  onQr,
  onAddData,
  onBuyAgain,
}: BoardingPassProps) {
  const name = useId();
  const { usage, isLost } = useBundleStatus(listed);
  const esim = { ...listed, usage };
  const { tone, label } = isLost ? passWords.lost : showStatus(esim.status, usage?.bundle_state);
  const phase = phaseOf(esim);
  const api = useApi();
  const invoice = useCall('a download');
  const saveInvoice = () =>
    invoice.run(() =>
      saveFile(`invoice_${esim.id}.pdf`, api.esims[':id'].invoice.$get({ param: { id: esim.id } })),
    );
  const { country_code, country_name: country, top_up_of: addedTo } = esim;
  // Nothing is ready to install on a network that no longer has it.
  const state = isLost ? 'paid' : passOf(esim);
  const face = planFace({ ...esim.plan, country_code, country }, state, { isAdded: addedTo !== null });
  const news = isLost ? null : esimNews(esim);
  const action = mainAction(esim, hasMore);
  const isUsedUp = action === 'add' && state === 'used_up';
  const may = (act: OrderAct) => mayBeDoneWith(esim, act);
  const isCounted =
    !isLost &&
    !esim.return_asked &&
    phase === 'running' &&
    usage !== null &&
    (usage.usage_percent !== null || usage.full_speed_today !== null);
  return (
    <article aria-labelledby={name}>
      <OwnPass
        wide
        face={face}
        heading={{ as: heading, id: name }}
        stamp={<StatusPill tone={tone}>{label}</StatusPill>}
        stub={
          <div className={styles['stub']}>
            <MainButton
              action={isLost ? 'write' : isUsedUp ? 'same' : action}
              esim={esim}
              onInstall={onInstall}
              onDetails={onDetails}
              onAddData={onAddData}
              onBuyAgain={onBuyAgain}
            />
            <div className={styles['more']}>
              {(action !== 'details' || isLost) && (
                <Button variant="bare" onClick={onDetails}>
                  <Icon of={infoIcon} />
                  {passWords.details}
                </Button>
              )}
              {(action !== 'add' || isUsedUp) &&
                !isLost &&
                may('top_up') &&
                (phase === 'running' || phase === 'over') && (
                  <Button variant="bare" onClick={onAddData}>
                    <Icon of={addIcon} />
                    {linkWords.addData}
                  </Button>
                )}
              {!isLost && may('show_codes') && (
                <Button variant="bare" onClick={onQr}>
                  <Icon of={qrIcon} />
                  {passWords.showQr}
                </Button>
              )}
              <Button variant="bare" busy={invoice.busy} onClick={() => void saveInvoice()}>
                <Icon of={invoiceIcon} />
                {passWords.invoice}
              </Button>
              {onBuyAgain && action !== 'again' && (
                <Button variant="bare" onClick={onBuyAgain}>
                  <Icon of={againIcon} />
                  {passWords.buyAgain}
                </Button>
              )}
            </div>
            {invoice.error !== null && (
              <Alert className={styles['failure']} title={passWords.invoiceFailed} />
            )}
          </div>
        }
      >
        <div className={styles['main']}>
          {news !== null && <b>{news}</b>}
          {isCounted ? (
            <div className={styles['left']}>
              <DataLeft status={usage} hasMore={hasMore} />
            </div>
          ) : (
            <p className={styles['advice']}>{isLost ? adviceWords.lost : adviceOf(esim, turn)}</p>
          )}
          <PassFacts esim={esim} />
        </div>
      </OwnPass>
    </article>
  );
}
