import { formatDays } from '../../domain/catalog/data-amount.ts';
import { planLabel } from '../../domain/catalog/plan.ts';
import { quotedBy } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import { cardLabel, type SavedCard } from '../../domain/checkout/saved-card.ts';
import { planFace } from '../../domain/esims/pass-face.ts';
import { priceRows, Ticket, TicketRows } from '../price/ticket.tsx';
import { ticketWords } from '../price/words.ts';
import { EmailText } from '../ui/email-text.tsx';
import { buyAgainWords } from './words.ts';

import styles from './buy-again-dialog.module.css';

/** The plan, its price, and the charge. */
export function BuyAgainTerms({ quote, card, email }: { quote: Quote; card: SavedCard; email: string }) {
  const { plan } = quote;
  const price = quotedBy(quote, 'card');
  return (
    <>
      <p className={styles['note']}>
        {buyAgainWords.terms(
          <b>
            <EmailText address={email} />
          </b>,
        )}
      </p>
      <Ticket face={planFace(plan, 'preview')} total={{ name: ticketWords.total, amount: price.total }}>
        <TicketRows
          rows={[
            { name: ticketWords.data, value: planLabel(plan) },
            { name: ticketWords.validity, value: formatDays(plan.duration) },
            ...priceRows(price, 'card'),
            { name: buyAgainWords.card, value: cardLabel(card) },
          ]}
        />
      </Ticket>
    </>
  );
}
