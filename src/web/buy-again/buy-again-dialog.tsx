import lockIcon from '@phosphor-icons/core/bold/lock-simple-bold.svg?raw';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';

import type { ChosenPlan } from '../../domain/checkout/checkout-link.ts';
import { quotedBy } from '../../domain/checkout/payment-method.ts';
import type { Quote } from '../../domain/checkout/quote-schema.ts';
import type { UserEsim } from '../../domain/esims/user-esim.ts';
import { formatMoney } from '../../domain/money.ts';
import { ConsentPlace } from '../checkout/consent/consent-place.tsx';
import { useWithdrawalConsent } from '../checkout/consent/use-withdrawal-consent.ts';
import { paths } from '../core/paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Dialog } from '../ui/panels/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { commonWords } from '../ui/words.ts';
import { BuyAgainResult } from './buy-again-result.tsx';
import { BuyAgainTerms } from './buy-again-terms.tsx';
import { useBuyAgain } from './use-buy-again.ts';
import { buyAgainWords } from './words.ts';

import styles from './buy-again-dialog.module.css';

interface BuyAgainDialogProps {
  esim: UserEsim;
  /** The address that gets the new codes. */
  email: string;
  open: boolean;
  onClose: () => void;
  /** Called when the list has a new eSIM. */
  onBought: () => void;
}

/** Asks before it charges: the plan, the amount and the card. Without a card it leads to the checkout. */
export function BuyAgainDialog({ esim, email, open, onClose, onBought }: BuyAgainDialogProps) {
  const { offer, hasFailed, askAgain, busy, outcome, buy } = useBuyAgain(esim, onBought);
  const consent = useWithdrawalConsent();
  const navigate = useNavigate();
  const checkout = offer?.kind === 'no-card' && open ? paths.checkout(offer.quote.plan) : null;
  useEffect(() => {
    if (checkout !== null) void navigate(checkout);
  }, [checkout, navigate]);

  const isOver = outcome !== null && outcome.kind !== 'failed';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={busy}
      width="narrow"
      title={isOver ? buyAgainWords.over : buyAgainWords.title}
      foot={foot()}
    >
      <div className={styles['body']}>
        {!offer && !hasFailed && <Loading />}
        {offer?.kind === 'no-card' && <Loading />}
        {hasFailed && (
          <Alert title={buyAgainWords.noPrice}>
            <Button variant="link" onClick={askAgain}>
              {commonWords.tryAgain}
            </Button>
          </Alert>
        )}
        {offer?.kind === 'unknown-plan' && (
          <Alert tone="info" title={buyAgainWords.gone.title}>
            <Link to={paths.country(esim.country_code)}>{buyAgainWords.gone.others(esim.country_name)}</Link>
          </Alert>
        )}
        {offer?.kind === 'paused' && <Alert tone="warning" title={offer.words} />}
        {outcome && <BuyAgainResult outcome={outcome} email={email} plan={esim.plan} />}
        {offer?.kind === 'offer' && !isOver && (
          <>
            <BuyAgainTerms quote={offer.quote} card={offer.card} email={email} />
            <ConsentPlace {...consent} plan={chosenIn(offer.quote)} />
          </>
        )}
      </div>
    </Dialog>
  );

  function press(quote: Quote) {
    const agreed = consent.read();
    if (agreed === null) consent.focus();
    if (agreed !== null) void buy(quote, agreed);
  }

  /** The one button stays in place, and keeps the focus, when its action changes. */
  function foot() {
    const quote = offer?.kind === 'offer' ? offer.quote : null;
    if (!quote) return undefined;
    return (
      <div className={styles['foot']}>
        <Button size="large" wide busy={busy} onClick={isOver ? onClose : () => press(quote)}>
          {busy && buyAgainWords.busy}
          {isOver && commonWords.done}
          {!busy && !isOver && (
            <>
              <Icon of={lockIcon} />
              <span>{buyAgainWords.buy(formatMoney(quotedBy(quote, 'card').total))}</span>
            </>
          )}
        </Button>
        {!busy && !isOver && (
          <Link to={paths.checkout(quote.plan)} className={buttonClass('bare')}>
            {buyAgainWords.otherWay}
          </Link>
        )}
      </div>
    );
  }
}

function Loading() {
  return (
    <>
      <VisuallyHidden status>{commonWords.loading}</VisuallyHidden>
      <Skeleton height="15rem" radius="var(--r-l)" />
    </>
  );
}

function chosenIn({ plan, methods }: Quote): ChosenPlan {
  return { id: plan.bundle_name, countryCode: plan.country_code, currency: methods.stripe.currency };
}
