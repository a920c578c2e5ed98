import type { ReactNode } from 'react';

import { PAYMENT_METHODS, type PaymentMethod, type Price } from '../../domain/checkout/payment-method.ts';
import { formatMoney, type Money } from '../../domain/money.ts';
import { cappedCode } from '../../domain/price-words.ts';
import { useArt } from '../core/site.ts';
import { Flag } from '../pictures/flag.tsx';
import { ticketWords } from './words.ts';

import styles from './ticket.module.css';

interface TicketProps {
  /** Country or region code of the picture. */
  code: string;
  title: string;
  /** Rows and notes between the picture and the tear. */
  children: ReactNode;
  total: {
    name: string;
    amount: string;
    /** Below the amount: 'with card'. */
    by?: string | null;
  };
  /** Rows after the total, such as refunds. */
  after?: TicketRow[];
}

/** A paper ticket: the destination, the plan, and below the tear the price. */
export function Ticket({ code, title, children, total, after }: TicketProps) {
  const art = useArt();
  return (
    <div className={styles['paper']}>
      <div className={styles['body']}>
        <div className={styles['banner']} data-ground="night">
          <img src={art('banner', code)} width="1152" height="304" alt="" />
          <p className={styles['title']}>
            <Flag iso={code} size={36} stamp />
            {title}
          </p>
        </div>
        {children}
      </div>
      <div className={styles['stub']}>
        <p className={styles['total']}>
          <span>{total.name}</span>
          <span className={styles['amount']}>
            <b translate="no">{total.amount}</b> {ticketWords.currency}
            {total.by && <small> {total.by}</small>}
          </span>
        </p>
        {after && after.length > 0 && <TicketRows rows={after} />}
      </div>
    </div>
  );
}

interface TicketRow {
  /** Needed if several rows have the same name. */
  key?: string;
  name: string;
  value: ReactNode;
  note?: string;
}

const amount = (money: Money) => <span translate="no">{formatMoney(money)}</span>;

/** A plan's price, a promotion's discount, and a method's fee; rows that do not apply are left out. */
export function priceRows({ plan, discount, fee }: Price, method: PaymentMethod, note = ''): TicketRow[] {
  return [
    { name: ticketWords.price, value: amount(plan) },
    ...(discount ? [discountRow(discount)] : []),
    ...(fee.amount === 0 ? [] : [{ name: PAYMENT_METHODS[method].feeName, note, value: amount(fee) }]),
  ];
}

function discountRow({ code, off, promised }: NonNullable<Price['discount']>): TicketRow {
  return {
    name: ticketWords.code(code),
    value: amount(off),
    ...(promised !== undefined && { note: cappedCode(promised, off) }),
  };
}

interface TicketRowsProps {
  rows: TicketRow[];
}

export function TicketRows({ rows }: TicketRowsProps) {
  return (
    <dl className={styles['rows']}>
      {rows.map(({ key, name, value, note }) => (
        <div key={key ?? name} className={styles['row']}>
          <dt>
            {name}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
