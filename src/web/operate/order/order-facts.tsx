import { Link } from 'react-router';

import { formatDataAmount } from '../../../domain/catalog/data-amount.ts';
import { bundleLabels } from '../../../domain/esims/words.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { useCan } from '../api/session.ts';
import type { Output } from '../api/verbs.ts';
import { Card } from '../parts/card.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { Cards, Lines, Quiet } from '../parts/layout.tsx';
import { Moment } from '../parts/moment.tsx';
import { PartyText } from '../parts/party-text.tsx';
import { PurchaseStatePill } from '../parts/purchase-state-pill.tsx';
import { partWords } from '../parts/words.ts';
import { Codes } from './codes.tsx';
import { TaxCard } from './tax-card.tsx';
import { orderWords as words } from './words.ts';

import styles from './order.module.css';

const exactly = (at: string | null | undefined) => at && <Moment at={at} exact />;
const mailbox = (address: string | null) => address && <EmailText address={address} />;

function dataLeft(data: NonNullable<Output<'order'>['esim']>['data']): string | null {
  if (!data) return null;
  const megabytes = (bytes: number) => formatDataAmount(Math.round(bytes / 1_000_000));
  return words.esim.leftOf(megabytes(data.remaining_bytes), megabytes(data.initial_bytes));
}

/** The facts beside the timeline: buyer, plan, eSIM and payments. */
export function OrderFacts({ order }: { order: Output<'order'> }) {
  const { buyer, plan, esim, payments } = order;
  const canReadCustomers = useCan()('customers.read');
  return (
    <Cards>
      <Card title={words.buyer.title}>
        <DescriptionList
          facts={[
            [words.buyer.name, buyer.name],
            [words.buyer.email, mailbox(buyer.email)],
            [words.buyer.alternative, mailbox(buyer.alternative_email)],
            [words.buyer.company, buyer.company],
            [words.buyer.vat, buyer.vat_number],
            [words.buyer.kind, buyer.is_guest ? words.buyer.guest : words.buyer.account],
            [words.buyer.user, buyer.user_id],
            [
              words.buyer.customer,
              canReadCustomers && buyer.erased_at === null && (
                <Link key="customer" to={`/customers/${buyer.user_id ?? order.id}`}>
                  {words.buyer.customerLink}
                </Link>
              ),
            ],
            [words.buyer.erased, exactly(buyer.erased_at)],
          ]}
        />
        {order.customer_notes.length > 0 && (
          <>
            <p className={styles['beside']}>{words.buyer.notes}</p>
            <Lines>
              {order.customer_notes.map(({ at, operator, text }) => (
                <li key={`${at} ${text}`}>
                  <p className={styles['text']}>{text}</p>
                  <Quiet>
                    <Moment at={at} /> · {operator ?? words.buyer.commandLine}
                  </Quiet>
                </li>
              ))}
            </Lines>
          </>
        )}
      </Card>
      <Card title={words.plan.title}>
        <DescriptionList
          facts={[
            [words.plan.name, `${plan.label} (${plan.country_code})`],
            [words.plan.bundle, <code key="bundle">{plan.bundle_name}</code>],
            [words.plan.price, order.price.text],
            [
              words.plan.code,
              order.discount && words.plan.codeOff(order.discount.code, order.discount.amount.text),
            ],
            [words.plan.wholesale, order.wholesale.text],
            [
              words.plan.margin,
              order.margin &&
                (order.is_margin_estimated ? words.plan.about(order.margin.text) : order.margin.text),
            ],
            [words.plan.topUp, order.top_up_iccid],
            [words.plan.id, order.id],
          ]}
        />
      </Card>
      <Card title={words.esim.title}>
        {esim ? (
          <>
            <DescriptionList
              facts={[
                [words.esim.iccid, esim.iccid],
                [words.esim.wholesaler, esim.wholesaler],
                [words.esim.profile, esim.profile],
                [words.esim.installed, exactly(esim.installed_at)],
                [words.esim.network, esim.network_state && bundleLabels[esim.network_state]],
                [words.esim.started, exactly(esim.started_at)],
                [words.esim.ends, exactly(esim.ends_at)],
                [words.esim.left, dataLeft(esim.data)],
                [words.esim.read, exactly(esim.read_at)],
              ]}
            />
            {order.refused.codes === undefined ? (
              <Codes key={order.id} id={order.id} />
            ) : (
              <Quiet>{order.refused.codes}</Quiet>
            )}
          </>
        ) : (
          <Quiet>{words.esim.none}</Quiet>
        )}
      </Card>
      {order.basket.length > 0 && (
        <Card title={partWords.together}>
          <Lines>
            {order.basket.map(({ id, number, plan: name, state, amount }) => (
              <li key={id}>
                {id === order.id ? number : <Link to={`/orders/${id}`}>{number}</Link>}{' '}
                <PurchaseStatePill state={state} />
                <Quiet>
                  {name} · {amount.text}
                </Quiet>
              </li>
            ))}
          </Lines>
          <Quiet>{words.basket.note}</Quiet>
        </Card>
      )}
      <Card title={words.payments.title}>
        {payments.length === 0 && <Quiet>{words.payments.none}</Quiet>}
        {payments.map(({ processor, status, amount, reference, capture, method }) => (
          <div key={reference} className={styles['payment']}>
            <DescriptionList
              facts={[
                [words.payments.processors[processor], `${amount.text} · ${words.payments.statuses[status]}`],
                [words.payments.method, method],
                // What led to a capture has no page at its processor.
                [
                  words.payments.reference,
                  capture === null ? <PartyText key="id">{reference}</PartyText> : reference,
                ],
                [words.payments.capture, capture && <PartyText key="capture">{capture}</PartyText>],
              ]}
            />
          </div>
        ))}
      </Card>
      <TaxCard tax={order.tax} />
    </Cards>
  );
}
