import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { shownMethod } from '../../../domain/checkout/paid-method.ts';
import { formatIccid } from '../../../domain/esims/iccid.ts';
import { mainAction } from '../../../domain/esims/main-action.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { formatMoney, ofSent, codeBeside } from '../../../domain/money.ts';
import { mayBeDoneWith } from '../../../domain/orders/esim-standing.ts';
import { linkWords } from '../../core/words.ts';
import { useLiveStatus } from '../../esim-status/use-live-status.ts';
import { Button } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { BuyAgain } from '../pass/main-button.tsx';
import { EsimTimeline } from './esim-timeline.tsx';
import { FactRows } from './fact-rows.tsx';
import { LiveStatus } from './live-status.tsx';
import { RefundOffer } from './refund-offer.tsx';
import { detailsWords } from './words.ts';

import styles from './esim-details.module.css';

interface EsimDetailsDialogProps {
  esim: UserEsim;
  /** Its eSIM has other plans with data. */
  hasMore: boolean;
  open: boolean;
  onClose: () => void;
  onAddData: () => void;
  /** Absent if there is no account whose card could be charged. */
  onBuyAgain?: (() => void) | undefined;
  onRefund: () => void;
  onDelete: () => void;
}

/** Everything about one purchase: first its live status and what can be done with it, then what was bought. */
export function EsimDetailsDialog({ open, onClose, ...about }: EsimDetailsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={detailsWords.title}>
      <Details {...about} />
    </Dialog>
  );
}

function Details({
  esim,
  hasMore,
  onAddData,
  onBuyAgain,
  onRefund,
  onDelete,
}: Omit<EsimDetailsDialogProps, 'open' | 'onClose'>) {
  const live = useLiveStatus(esim);
  const { status } = live;
  const next = mainAction(esim, hasMore);
  const facts = [
    { name: detailsWords.facts.country, value: esim.country_name },
    { name: detailsWords.facts.data, value: planLabel(esim.plan, formatDataAmount) },
    { name: detailsWords.facts.validity, value: formatDays(esim.validity_days) },
    { name: 'ICCID', value: <span translate="no">{formatIccid(esim.iccid)}</span> },
    { name: detailsWords.facts.order, value: <span translate="no">{esim.order_number}</span> },
    {
      name: detailsWords.facts.price,
      value: detailsWords.paid(formatMoney(ofSent(esim.paid)), codeBeside(esim.paid.currency)),
    },
    ...(esim.refunded_in_part === null
      ? []
      : [
          {
            name: detailsWords.facts.refunded,
            value: detailsWords.paid(
              formatMoney(ofSent(esim.refunded_in_part)),
              codeBeside(esim.paid.currency),
            ),
          },
        ]),
    ...(esim.paid_with === null
      ? []
      : [{ name: detailsWords.facts.paidWith, value: shownMethod(esim.paid_with) }]),
    {
      name: detailsWords.facts.email,
      value: <EmailText address={esim.billing_details.email} />,
      isLong: true,
    },
    { name: detailsWords.facts.bought, value: <LocalDate at={esim.purchased_at} withTime /> },
  ];
  return (
    <div className={styles['body']}>
      <LiveStatus live={live} esim={{ ...esim, usage: status }} hasMore={hasMore}>
        {!live.isLost && next === 'again' && (
          <div>
            <BuyAgain variant="primary" esim={esim} onBuyAgain={onBuyAgain} />
          </div>
        )}
      </LiveStatus>
      {!live.isLost && mayBeDoneWith(esim, 'top_up') && (
        <section className={styles['part']} aria-labelledby="esim-more">
          <h3 id="esim-more" className={styles['title']}>
            {detailsWords.moreData.title}
          </h3>
          <p className={styles['note']}>{detailsWords.moreData.text(esim.country_name)}</p>
          <div>
            <Button variant={next === 'add' ? 'primary' : 'secondary'} onClick={onAddData}>
              {linkWords.addData}
            </Button>
          </div>
        </section>
      )}
      <RefundOffer esim={esim} usage={status} onAsk={onRefund} />
      <section className={styles['part']} aria-labelledby="esim-order">
        <h3 id="esim-order" className={styles['title']}>
          {detailsWords.order}
        </h3>
        <FactRows facts={facts} />
      </section>
      <EsimTimeline key={`${status?.bundle_state} ${status?.usage_percent}`} esim={esim} />
      <section className={styles['part']} aria-labelledby="esim-delete">
        <h3 id="esim-delete" className={styles['title']}>
          {detailsWords.list.title}
        </h3>
        {esim.hidden ? (
          <p className={styles['note']}>{detailsWords.list.hidden}</p>
        ) : (
          <>
            <p className={styles['note']}>{detailsWords.list.shown}</p>
            <div>
              <Button variant="secondary" onClick={onDelete}>
                {detailsWords.list.remove}
              </Button>
            </div>
          </>
        )}
      </section>
    </div>
  );
}
