import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import { useDeadline } from '../../browser/use-deadline.ts';
import { paths } from '../../core/paths.ts';
import { expressWords } from '../../core/words.ts';
import type { User } from '../../session/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Consent } from '../consent/use-withdrawal-consent.ts';
import type { StripeLoading } from '../methods/use-stripe.ts';
import type { PurchaseSoFar } from '../payment/use-purchase.ts';
import { withoutReturn } from './return-address.ts';
import { WalletButtons } from './wallet-buttons.tsx';
import { walletWords } from './words.ts';

import styles from './wallets.module.css';

interface WalletsProps {
  user: User | null;
  loading: StripeLoading;
  purchase: PurchaseSoFar;
  plan: ChosenPlan;
  consent: Consent;
  /** The shop has paused wallets. */
  isPaused: boolean;
  /** There is none, or none that is ready in time. */
  onNone: () => void;
  /** Below them. */
  children: ReactNode;
}

/** The wallets, above the form and all else that a payment needs; nothing if none is available. */
export function Wallets({ loading, isPaused, onNone, children, ...about }: WalletsProps) {
  const { stripe, state } = loading;
  const [available, setAvailable] = useState<boolean | null>(null);
  const isLate = useDeadline(0);
  const isTurn = useNextTask(stripe !== null);
  useReturn(about.purchase);
  const isHidden = isPaused || available === false || state === 'failed' || (available === null && isLate);
  const tellNone = useEffectEvent(onNone);
  useEffect(() => {
    if (isHidden) tellNone();
  }, [isHidden]);
  return (
    <div className={styles['place']} hidden={isHidden} inert={about.purchase.stage.at !== 'form'}>
      <section aria-label={expressWords} aria-busy={available === null} className={styles['wallets']}>
        {available === null && !isHidden && <Skeleton height="3.25rem" radius="var(--r-pill)" />}
        {stripe && isTurn && !isPaused && (
          <div className={styles['buttons']}>
            <WalletButtons {...about} stripe={stripe} onAvailable={setAvailable} />
          </div>
        )}
      </section>
      {children}
    </div>
  );
}

/** The heading between the wallets and the form. */
export function OtherWays({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  return (
    <h2 ref={ref} tabIndex={-1} className={styles['others']}>
      {walletWords.others}
    </h2>
  );
}

/**
 * The processor creates each of its frames synchronously, in 40 ms on a phone: let the page respond between this one and the
 * card's.
 */
function useNextTask(isWanted: boolean): boolean {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setTurn(true));
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isTurn;
}

/**
 * A buyer who was sent away to pay returns with an address that opens the payment, so remove that part at once. This tab
 * remembers the payment and finds its outcome; a tab that does not goes to the order.
 */
function useReturn({ memory }: PurchaseSoFar) {
  const navigate = useNavigate();
  const take = useEffectEvent(() => {
    const { address, order } = withoutReturn(window.location.href);
    if (address === window.location.href) return;
    window.history.replaceState(window.history.state, '', address);
    if (order !== null && !memory.openPayment()) void navigate(paths.order(order), { replace: true });
  });
  useEffect(() => take(), []);
}
