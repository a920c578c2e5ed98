import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { Order } from '../../domain/checkout/order-schema.ts';
import { refundEnds, type RefundPolicy } from '../../domain/orders/refund-policy.ts';
import { answerOf, ApiFailure } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { useCall, useCallWith } from '../api/use-call.ts';
import { failureWords } from '../api/words.ts';
import { logFailure } from '../browser/log-failure.ts';
import { wholePath } from '../core/language.ts';
import { paths } from '../core/paths.ts';
import { useRefundPolicy, useSettings } from '../core/site.ts';
import { linkWords } from '../core/words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmailLink } from '../ui/email-text.tsx';
import { LocalDate } from '../ui/time/local-date.tsx';
import { documentsWords, orderRightsWords as words } from './words.ts';

import styles from './order-rights.module.css';

/** The buyer's rights for this order: withdrawal or return, and their deadlines. */
export function OrderRights({ order }: { order: Order }) {
  const policy = useRefundPolicy();
  const [now] = useState(() => new Date());
  const ends = returnEnds(order, policy);
  const until = ends !== null && now < ends ? ends : null;
  return (
    <ul className={styles['rights']}>
      {order.withdraw_until !== null && (
        <li>
          <Link to={paths.withdraw(order.number)}>{linkWords.withdraw}</Link>
        </li>
      )}
      {order.withdrawn_at !== null && (
        <li>{words.withdrawn(<LocalDate at={order.withdrawn_at} withTime />)}</li>
      )}
      {until !== null && order.esim && (
        <li data-scripted>
          <ReturnOffer order={order} esimId={order.esim.id} until={until} />
        </li>
      )}
      {ends !== null && until === null && (
        <li>{words.over(<LocalDate at={ends.toISOString()} withTime />)}</li>
      )}
      {order.contract_summary && (
        <li>
          <a href={wholePath(`/contract-summary?order=${order.order}`)} target="_blank" rel="noopener">
            {documentsWords.contractSummary}
          </a>
        </li>
      )}
      <li>
        <Link to={paths.refundPolicy()}>{linkWords.refundPolicy}</Link>
      </li>
    </ul>
  );
}

/** The deadline for returning the order; null if it cannot be returned, or if a withdrawal covers it. */
function returnEnds(order: Order, policy: RefundPolicy): Date | null {
  const isHere = order.status === 'ready' && !order.return_asked && order.withdraw_until === null;
  if (!isHere || order.withdrawn_at !== null || order.paid_at === null || policy.hours === 0) return null;
  return refundEnds(new Date(order.paid_at), policy);
}

interface ReturnOfferProps {
  order: Order;
  esimId: string;
  until: Date;
}

/** Leads to the refund dialog in the buyer's list; if the eSIM is not in this visitor's list, a mail must confirm. */
function ReturnOffer({ order, esimId, until }: ReturnOfferProps) {
  const esim = useApi().esims[':id'];
  const navigate = useNavigate();
  const { busy, told, run } = useCallWith<{ isStranger: boolean; why: string }>((failure) => {
    logFailure('finding an eSIM', failure);
    if (!(failure instanceof ApiFailure)) return { isStranger: false, why: failureWords.wrong };
    return { isStranger: failure.status === 401 || failure.status === 404, why: failure.message };
  });

  async function ask() {
    const own = await run(() => answerOf(esim.$get({ param: { id: esimId }, query: {} })));
    if (own) await navigate(paths.profileToReturn(esimId));
  }

  return (
    <>
      <Button variant="link" busy={busy} onClick={() => void ask()}>
        {linkWords.getRefund}
      </Button>
      <p className={styles['until']}>{words.until(<LocalDate at={until.toISOString()} withTime />)}</p>
      {told?.isStranger && <ReturnByMail order={order} />}
      {told && !told.isStranger && <Alert title={told.why} />}
    </>
  );
}

/** A mailed link alone does not prove that its holder is the buyer; a second mail does, on any device. */
function ReturnByMail({ order: { order, number } }: { order: Order }) {
  const api = useApi();
  const { supportEmail } = useSettings();
  const { busy, error, run } = useCall('asking for the link that returns an eSIM');
  const [sent, setSent] = useState<{ sent_to: string; hours: number } | null>(null);

  async function ask() {
    setSent(await run(() => answerOf(api.orders[':token'].return.$post({ param: { token: order } }))));
  }

  if (sent)
    return (
      <Alert tone="success" title={words.mailed.title(sent.sent_to)}>
        {words.mailed.text(sent.hours)}
      </Alert>
    );
  return (
    <>
      <Alert tone="info" title={words.stranger.title}>
        {words.stranger.text(<EmailLink to={supportEmail} />, number)}
      </Alert>
      <div className={styles['mail']}>
        <Button variant="secondary" busy={busy} onClick={() => void ask()}>
          {words.stranger.mail}
        </Button>
      </div>
      {error !== null && <Alert title={error} />}
    </>
  );
}
