import type { ReactNode } from 'react';

import { PAYMENT_METHODS, type PaymentMethod, type Price } from '../../domain/checkout/payment-method.ts';
import type { PassFace } from '../../domain/esims/pass-face.ts';
import { formatMoney, type Money, codeBeside } from '../../domain/money.ts';
import { cappedCode } from '../../domain/price-words.ts';
import { OwnPass } from '../pass/own-pass.tsx';
import { ticketWords } from './words.ts';

import styles from './ticket.module.css';

interface TicketProps {
  face: PassFace;
  /** Rows and notes between the face and the tear. */
  children: ReactNode;
  total: {
    name: string;
    amount: Money;
    /** Below the amount: 'with card'. */
    by?: string | null;
  };
  /** Rows after the total, such as refunds. */
  after?: TicketRow[];
}

/** A pass with its price on the stub. */
export function Ticket({ face, children, total, after }: TicketProps) {
  return (
    <OwnPass
      face={face}
      stub={
        <div className={styles['stub']}>
          <p className={styles['total']}>
            <span>{total.name}</span>
            <span className={styles['amount']}>
              <b translate="no">{formatMoney(total.amount)}</b>{' '}
              {ticketWords.currency(codeBeside(total.amount.currency))}
              {total.by && <small> {total.by}</small>}
            </span>
          </p>
          {after && after.length > 0 && <TicketRows rows={after} />}
        </div>
      }
    >
      {children}
    </OwnPass>
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

/** A plan's price, a promotion's discount, the tax that a company does not pay, and a method's fee; rows that do not apply are left out. */
export function priceRows(
  { plan, discount, taxOff, fee }: Price,
  method: PaymentMethod,
  note = '',
): TicketRow[] {
  return [
    { name: ticketWords.price, value: amount(plan) },
    ...(discount ? [discountRow(discount)] : []),
    ...(taxOff ? [{ name: ticketWords.reverseCharge, value: amount(taxOff) }] : []),
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
