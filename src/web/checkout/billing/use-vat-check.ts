import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { type ChosenPlan, chosenOnWire } from '../../../domain/checkout/checkout-link.ts';
import { isVatNumber } from '../../../domain/enterprise/vat-number.ts';
import { answerOf, ApiFailure } from '../../api/api.ts';
import { useApi } from '../../api/use-api.ts';
import { useSettings } from '../../core/site.ts';
import type { PurchaseSoFar } from '../payment/use-purchase.ts';
import { billingWords } from './words.ts';

interface Checked {
  /** As the buyer typed it; empty for none. */
  number: string;
  standing: 'valid' | 'invalid' | 'unknown' | null;
  token: string | undefined;
}

const NONE: Checked = { number: '', standing: null, token: undefined };

/**
 * Looks up a company's VAT number and offers the price that follows from it. Nothing waits for it: a buyer who pays before the
 * answer pays the tax, and gets it back.
 */
export function useVatCheck(plan: ChosenPlan, { quote, offer, stage }: PurchaseSoFar) {
  const api = useApi();
  const { chargesTax } = useSettings();
  const [checked, setChecked] = useState(NONE);
  const newest = useRef(NONE.number);

  async function ask(number: string, token?: string) {
    newest.current = number;
    const { currency } = quote.methods.stripe;
    const json = {
      ...chosenOnWire(plan),
      currency,
      vat_number: number,
      ...(token !== undefined && { vat_token: token }),
      ...(quote.discount_token !== undefined && { discount_token: quote.discount_token }),
    };
    try {
      const answer = await answerOf(api['quote-for-business'].$post({ json }));
      if (newest.current !== number) return;
      setChecked({ number, standing: answer.standing, token: answer.quote.vat_token });
      offer(answer.quote);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (newest.current === number) setChecked({ number, standing: 'unknown', token: undefined });
    }
  }

  /** @param typed the field's value, whenever the buyer has left it */
  function check(typed: string) {
    const number = isVatNumber(typed.trim()) ? typed.trim() : '';
    if (chargesTax && number !== newest.current) void ask(number);
  }

  // Another quote came, for a promotion code, and knows nothing of the number.
  const isLost = checked.token !== undefined && quote.vat_token === undefined && stage.at === 'form';
  const again = useEffectEvent(() => ask(checked.number, checked.token));
  useEffect(() => {
    if (isLost) queueMicrotask(() => void again());
  }, [isLost]);

  return { check, words: wordsOf(checked.standing, quote.methods.stripe.tax_off_cents) };
}

function wordsOf(standing: Checked['standing'], taxOff: number | undefined): string | null {
  if (standing === null) return null;
  const { net, charged, invalid, unknown } = billingWords.company;
  if (standing !== 'valid') return { invalid, unknown }[standing];
  return taxOff === undefined ? charged : net;
}
