import { type FormEvent, useEffect, useRef, useState } from 'react';

import { addressComplaint } from '../../../domain/email-address.ts';
import { shownAddress } from '../../../domain/shown-address.ts';
import { answerOf, ApiFailure } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { failureWords } from '../../api/words.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import type { Buyer } from '../payment/checkout-memory.ts';
import type { PurchaseSoFar } from '../payment/use-purchase.ts';
import { walletAddressWords } from './words.ts';

import styles from './wallet-address.module.css';

interface WalletAddressProps {
  purchase: PurchaseSoFar;
  buyer: Buyer;
}

/** Who paid by a wallet as a guest typed no address: it is shown from the payment on, and can be put right. */
export default function WalletAddress({ purchase, buyer }: WalletAddressProps) {
  const { stage, memory, setBuyer } = purchase;
  const api = useApi();
  const [state, setState] = useState<'shown' | 'open' | 'sending' | 'fixed'>('shown');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = state === 'open' || state === 'sending';
  useEffect(() => {
    // The button that asked for it goes, and takes the focus with it.
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    const order = stage.at === 'settled' ? stage.outcome.order : memory.openPayment()?.order;
    if (typeof email !== 'string' || order === undefined) return;
    const complaint = addressComplaint(email);
    setError(complaint);
    if (complaint !== null) return;
    setState('sending');
    try {
      const call = api.orders[':token'].address.$post({ param: { token: order }, json: { email } });
      const corrected = { ...buyer, email: (await answerOf(call)).email };
      const payment = memory.openPayment();
      if (payment) memory.begin({ ...payment, buyer: corrected });
      setBuyer(corrected);
      setState('fixed');
    } catch (failure) {
      setError(failure instanceof ApiFailure ? failure.message : failureWords.wrong);
      setState('open');
    }
  }

  return (
    <div className={styles['place']}>
      <p>
        {walletAddressWords.goesTo(buyer.fullName, <b>{shownAddress(buyer.email)}</b>)}{' '}
        {state === 'shown' && (
          <Button variant="link" onClick={() => setState('open')}>
            {walletAddressWords.fix}
          </Button>
        )}
      </p>
      {isOpen && (
        <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
          <EmailField
            required
            ref={field}
            label={walletAddressWords.label}
            name="email"
            defaultValue={buyer.email}
            error={error}
            onInput={() => setError(null)}
          />
          <Button type="submit" variant="secondary" busy={state === 'sending'}>
            {walletAddressWords.save}
          </Button>
        </form>
      )}
      <output>{state === 'fixed' && walletAddressWords.fixed}</output>
    </div>
  );
}
