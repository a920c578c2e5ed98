import { type RefObject, useId } from 'react';

import { allChosen, type ChosenPlan, plansParameter } from '../../../domain/checkout/checkout-link.ts';
import { CONSENT_VERSION, consentText } from '../../../domain/promise/withdrawal-consent.ts';
import { wholePath } from '../../core/language.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { SUMMARY_LINK } from './summary-words.ts';
import { consentWords } from './words.ts';

import styles from './withdrawal-consent.module.css';

interface WithdrawalConsentProps {
  place: RefObject<HTMLFieldSetElement | null>;
  /** The buyer tried to pay without it. */
  isMissing: boolean;
  onChange: () => void;
  /** What the contract is about. */
  plan: ChosenPlan;
}

/** The request to deliver at once, and the acknowledgement of what that does to the right of withdrawal. Never pre-checked. */
export default function WithdrawalConsent({ place, isMissing, onChange, plan }: WithdrawalConsentProps) {
  const text = consentText(CONSENT_VERSION);
  const note = useId();
  return (
    <fieldset ref={place} className={styles['consent']} aria-describedby={note}>
      <legend className={styles['title']}>{consentWords.title}</legend>
      {[text?.begin, text?.ends].map((statement) => (
        <Checkbox key={statement} required aria-invalid={isMissing || undefined} onChange={onChange}>
          {statement}
        </Checkbox>
      ))}
      <p>
        <a href={summaryOf(plan)} target="_blank" rel="noopener">
          {SUMMARY_LINK}
        </a>
      </p>
      <FieldMessage id={note} error={isMissing ? consentWords.missing : null} />
    </fieldset>
  );
}

/** The address of the summaries of what is bought, at the price of this checkout. */
function summaryOf({ topUpOf, draftOrder, currency, ...plans }: ChosenPlan): string {
  const query = new URLSearchParams({
    plans: plansParameter(allChosen(plans)),
    ...(currency && { currency }),
    ...(topUpOf !== undefined && { top_up: topUpOf }),
    ...(draftOrder !== undefined && { draft_order: draftOrder }),
  });
  return wholePath(`/contract-summary?${query}`);
}
