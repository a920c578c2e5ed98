import { formatDataAmount, formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { phaseOf } from '../../../domain/esims/display-status.ts';
import { formatIccid } from '../../../domain/esims/iccid.ts';
import type { UserEsim } from '../../../domain/esims/user-esim.ts';
import { formatUsd } from '../../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { LocalDate } from '../../ui/time/local-date.tsx';
import { useLiveStatus } from '../status/use-live-status.ts';
import { EsimTimeline } from './esim-timeline.tsx';
import { FactRows } from './fact-rows.tsx';
import { LiveStatus } from './live-status.tsx';
import { RefundOffer } from './refund-offer.tsx';

import styles from './esim-details.module.css';

interface EsimDetailsDialogProps {
  esim: UserEsim;
  open: boolean;
  onClose: () => void;
  onAddData: () => void;
  onRefund: () => void;
  onDelete: () => void;
}

/** Everything about one purchase: what the network says now, what was bought, what happened, and the ways out. */
export function EsimDetailsDialog({ open, onClose, ...about }: EsimDetailsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="eSIM Details & Live Status">
      <Details {...about} />
    </Dialog>
  );
}

function Details({ esim, onAddData, onRefund, onDelete }: Omit<EsimDetailsDialogProps, 'open' | 'onClose'>) {
  const live = useLiveStatus(esim);
  const { status } = live;
  const facts = [
    { name: 'Country', value: esim.country_name },
    { name: 'Plan', value: planLabel(esim.plan) },
    { name: 'Data', value: formatDataAmount(esim.data_amount) },
    { name: 'Validity', value: formatDays(esim.validity_days) },
    { name: 'ICCID', value: formatIccid(esim.iccid) },
    { name: 'Order number', value: esim.order_number },
    { name: 'Price paid', value: `${formatUsd(Math.round(esim.price_paid * 100))} USD` },
    { name: 'Email', value: esim.billing_details.email, isLong: true },
    { name: 'Bought', value: <LocalDate at={esim.purchased_at} withTime /> },
  ];
  return (
    <div className={styles['body']}>
      <LiveStatus live={live} />
      <section className={styles['part']} aria-labelledby="esim-order">
        <h3 id="esim-order" className={styles['title']}>
          Your order
        </h3>
        <FactRows facts={facts} />
      </section>
      <EsimTimeline key={`${status?.bundle_state} ${status?.usage_percent}`} id={esim.id} />
      {phaseOf(esim) !== 'returned' && (
        <section className={styles['part']} aria-labelledby="esim-more">
          <h3 id="esim-more" className={styles['title']}>
            More data
          </h3>
          <p className={styles['note']}>
            Add a plan for {esim.country_name} or a new destination to this eSIM. There is nothing to install.
          </p>
          <div>
            <Button variant="secondary" onClick={onAddData}>
              Add data
            </Button>
          </div>
        </section>
      )}
      <RefundOffer esim={esim} usage={status} onAsk={onRefund} />
      <section className={styles['part']} aria-labelledby="esim-delete">
        <h3 id="esim-delete" className={styles['title']}>
          Your list
        </h3>
        {esim.hidden ? (
          <p className={styles['note']}>This eSIM is among your hidden ones. You can restore it there.</p>
        ) : (
          <>
            <p className={styles['note']}>Done with it? Take it out of your list. You can undo that.</p>
            <div>
              <Button variant="secondary" onClick={onDelete}>
                Delete eSIM
              </Button>
            </div>
          </>
        )}
      </section>
    </div>
  );
}
