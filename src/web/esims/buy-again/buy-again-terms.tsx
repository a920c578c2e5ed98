import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { quotedBy } from '../../../domain/checkout/payment-method.ts';
import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import { cardLabel, type SavedCard } from '../../../domain/checkout/saved-card.ts';
import { formatUsd } from '../../../domain/money.ts';
import { Ticket, TicketRows } from '../../checkout/summary/ticket.tsx';

import styles from './buy-again-dialog.module.css';

/** What is bought again, what it costs, and what is charged. */
export function BuyAgainTerms({ quote, card, email }: { quote: Quote; card: SavedCard; email: string }) {
  const { plan } = quote;
  const { price_cents, fee_cents, total_cents } = quotedBy(quote, 'card');
  return (
    <>
      <p className={styles['note']}>
        One more eSIM, not more data on the one you have. The card is charged at once, and the QR code goes to{' '}
        <b>{email}</b>.
      </p>
      <Ticket
        code={plan.country_code}
        title={`${plan.country} eSIM`}
        total={{ name: 'Total', amount: formatUsd(total_cents) }}
      >
        <TicketRows
          rows={[
            { name: 'Data Allowance', value: planLabel(plan) },
            { name: 'Validity', value: formatDays(plan.duration) },
            { name: 'Plan Price', value: formatUsd(price_cents) },
            { name: 'Card processing fee', value: formatUsd(fee_cents) },
            { name: 'Card', value: cardLabel(card) },
          ]}
        />
      </Ticket>
    </>
  );
}
