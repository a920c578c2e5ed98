import { type FormEvent, useEffect, useRef, useState } from 'react';

import { writtenName } from '../../../domain/account/split-name.ts';
import { addressComplaint } from '../../../domain/email-address.ts';
import { shownAddress } from '../../../domain/shown-address.ts';
import { answerOf, ApiFailure } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { failureWords } from '../../api/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import type { Buyer } from '../payment/checkout-memory.ts';
import type { PurchaseSoFar } from '../payment/use-purchase.ts';
import { orderAddressWords } from './words.ts';

import styles from './order-address.module.css';

export interface OrderAddressProps {
  purchase: PurchaseSoFar;
  buyer: Buyer;
  /** The address is shown beside this already. */
  isNamed: boolean;
  onOpen?: (() => void) | undefined;
}

/** A guest's address, which they can correct: a wallet's they never typed, and their own may have a typo. */
export default function OrderAddress({ purchase, buyer, isNamed, onOpen }: OrderAddressProps) {
  const { stage, memory, setBuyer } = purchase;
  const api = useApi();
  const [state, setState] = useState<'shown' | 'open' | 'sending' | 'fixed'>('shown');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = state === 'open' || state === 'sending';
  useEffect(() => {
    // The button that opened the field disappears, so the focus has to move.
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  function open() {
    setState('open');
    onOpen?.();
  }

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
      memory.correct(corrected);
      setBuyer(corrected);
      setState('fixed');
    } catch (failure) {
      setError(failure instanceof ApiFailure ? failure.message : failureWords.wrong);
      setState('open');
    }
  }

  return (
    <div className={classNames(styles['place'], isNamed && styles['named'])}>
      {!(isNamed && state !== 'shown') && (
        <p>
          {!isNamed &&
            orderAddressWords.goesTo(
              writtenName(buyer.fullName),
              <b>
                <EmailText address={shownAddress(buyer.email)} />
              </b>,
            )}{' '}
          {state === 'shown' && (
            <Button variant="link" onClick={open}>
              {orderAddressWords.fix}
            </Button>
          )}
        </p>
      )}
      {isOpen && (
        <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
          <EmailField
            required
            ref={field}
            label={orderAddressWords.label}
            name="email"
            defaultValue={buyer.email}
            error={error}
            onInput={() => setError(null)}
          />
          <Button type="submit" variant="secondary" busy={state === 'sending'}>
            {orderAddressWords.save}
          </Button>
        </form>
      )}
      <output>{state === 'fixed' && orderAddressWords.fixed}</output>
    </div>
  );
}
