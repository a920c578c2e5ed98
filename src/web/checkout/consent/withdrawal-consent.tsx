import { type RefObject, useId } from 'react';

import { CONSENT_VERSION, consentText } from '../../../domain/promise/withdrawal-consent.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { consentWords } from './words.ts';

import styles from './withdrawal-consent.module.css';

interface WithdrawalConsentProps {
  place: RefObject<HTMLFieldSetElement | null>;
  /** The buyer tried to pay without it. */
  isMissing: boolean;
  onChange: () => void;
}

/** The request to deliver at once, and the acknowledgement of what that does to the right of withdrawal. Never pre-checked. */
export default function WithdrawalConsent({ place, isMissing, onChange }: WithdrawalConsentProps) {
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
      <FieldMessage id={note} error={isMissing ? consentWords.missing : null} />
    </fieldset>
  );
}
