import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { type ChosenPlan, chosenOnWire } from '../../../domain/checkout/checkout-link.ts';
import { priceOf } from '../../../domain/checkout/payment-method.ts';
import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { MAX_TYPED_CODE_LENGTH } from '../../../domain/operators/pricing/promotion-code.ts';
import { cappedCode } from '../../../domain/price-words.ts';
import { answerOf, ApiFailure } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { failureWords } from '../../api/words.ts';
import { tabStorage } from '../../browser/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CODE_KEY } from '../payment/checkout-memory.ts';
import type { PurchaseSoFar } from '../payment/use-purchase.ts';
import { codeWords as words } from './code-words.ts';

import styles from './code-field.module.css';

export interface CodeFieldProps {
  plan: ChosenPlan;
  purchase: PurchaseSoFar;
  /** The buyer has just opened the field; false if a code was in use before a reload. */
  isAsked: boolean;
}

/** Takes a promotion code and shows its discount. */
export default function CodeField({ plan, purchase, isAsked }: CodeFieldProps) {
  const { quote, offer } = purchase;
  const api = useApi();
  const [kept] = useState(() => tabStorage.getItem(CODE_KEY));
  const [typed, setTyped] = useState(kept ?? '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  /** The pressed button disappears, so the focus has to move. */
  const mustFocus = useRef(false);
  const { discount } = priceOf(quote.methods.stripe);
  const code = discount?.code;
  const json = chosenOnWire(plan);

  async function ask(question: () => Promise<{ quote: Quote }>): Promise<boolean> {
    setBusy(true);
    setError(null);
    try {
      offer((await question()).quote);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.status < 500 ? failure.message : failureWords.wrong);
      if (failure.code === 'code_refused') offer(failure.details['quote'] as Quote);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const apply = (text: string) =>
    ask(() => answerOf(api['quote-with-code'].$post({ json: { ...json, code: text } })));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const isEmpty = typed.trim() === '';
    if (isEmpty) setError(words.empty);
    mustFocus.current = !isEmpty;
    if (!isEmpty && (await apply(typed))) return;
    mustFocus.current = false;
    field.current?.focus();
  }

  function remove() {
    setTyped('');
    mustFocus.current = true;
    void ask(() => answerOf(api.quote.$post({ json })));
  }

  const begin = useEffectEvent(() => {
    if (isAsked) field.current?.focus();
    else if (kept !== null) void apply(kept);
  });
  useEffect(() => queueMicrotask(() => begin()), []);
  useEffect(() => {
    if (code === undefined) tabStorage.removeItem(CODE_KEY);
    else tabStorage.setItem(CODE_KEY, code);
    if (mustFocus.current) (code === undefined ? field : removal).current?.focus();
    mustFocus.current = false;
  }, [code]);

  if (discount)
    return (
      <div className={styles['applied']}>
        <output>
          {words.applied(discount.code, formatMoney(discount.off))}
          {discount.promised !== undefined && <small>{cappedCode(discount.promised, discount.off)}</small>}
        </output>
        <Button
          ref={removal}
          variant="link"
          busy={busy}
          aria-label={words.removeLabel(discount.code)}
          onClick={remove}
        >
          {words.remove}
        </Button>
      </div>
    );
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)} aria-busy={busy}>
      <TextField
        ref={field}
        label={words.label}
        name="code"
        value={typed}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_TYPED_CODE_LENGTH}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
        beside={
          <Button type="submit" variant="secondary" busy={busy}>
            {words.apply}
          </Button>
        }
      />
    </form>
  );
}
