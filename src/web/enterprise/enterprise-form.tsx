import { Link } from 'react-router';

import { TARGET_REGIONS } from '../../domain/enterprise/request-rules.ts';
import { regionNames } from '../../domain/enterprise/words.ts';
import { paths } from '../core/paths.ts';
import { useSettings } from '../core/site.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmailLink } from '../ui/email-text.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { FieldMessage } from '../ui/form/field-message.tsx';
import { ContactFields, MessageField } from './contact-fields.tsx';
import { ThankYou } from './thank-you.tsx';
import { useEnterpriseForm } from './use-enterprise-form.ts';
import { formWords } from './words.ts';

import styles from './enterprise-form.module.css';

/** The quote form, or the thanks for a request. */
export function EnterpriseForm() {
  const { form, sending, submit, isValid, errorOf, onInput, onLeave, startAgain } = useEnterpriseForm();
  const { legalName, supportEmail } = useSettings();
  if (sending.at === 'success') return <ThankYou email={sending.email} onStartAgain={startAgain} />;
  const isLoading = sending.at === 'loading';
  return (
    // Outside a dialog, this method submits nothing: without our script, what is typed does not leave the page.
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={formWords.name}
      aria-busy={isLoading}
      className={styles['form']}
      onSubmit={(event) => void submit(event)}
      onInput={onInput}
    >
      <ContactFields errorOf={errorOf} onLeave={onLeave} />
      <TargetRegions />
      <MessageField errorOf={errorOf} onLeave={onLeave} />
      <div className={styles['trap']} aria-hidden="true">
        <label>
          {formWords.trap}
          <input name="fax" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Checkbox name="consent" required onBlur={() => onLeave('consent')} className={styles['agree']}>
          {formWords.consent.text(legalName, <Link to={paths.privacy()}>{formWords.consent.policy}</Link>)}{' '}
          <span className={styles['star']} aria-hidden="true">
            *
          </span>
        </Checkbox>
        <FieldMessage error={errorOf('consent')} />
        <Checkbox name="subscribe" defaultChecked className={styles['agree']}>
          {formWords.subscribe}
        </Checkbox>
      </div>
      {sending.at === 'error' && (
        <Alert title={sending.message}>{formWords.nothingLost(<EmailLink to={supportEmail} />)}</Alert>
      )}
      <div className={styles['foot']}>
        <Button type="submit" size="large" disabled={!isValid} busy={isLoading}>
          {isLoading ? formWords.sending : formWords.send}
        </Button>
        <p className={styles['promise']}>{isValid ? formWords.promise : formWords.needed}</p>
      </div>
      <noscript>
        <p>{formWords.noScript(supportEmail)}</p>
      </noscript>
    </form>
  );
}

/** Any number of regions can be chosen. */
function TargetRegions() {
  return (
    <fieldset>
      <legend className={styles['legend']}>{formWords.regions}</legend>
      <div className={styles['regions']}>
        {TARGET_REGIONS.map((region) => (
          <Checkbox key={region} name="interestedRegions" value={region}>
            {regionNames[region]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
