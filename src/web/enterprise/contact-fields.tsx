import { LONGEST, TEAM_SIZES, type TypedField } from '../../domain/enterprise/request-rules.ts';
import { EmailField } from '../ui/form/email-field.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import type { useEnterpriseForm } from './use-enterprise-form.ts';
import { formWords } from './words.ts';

import styles from './enterprise-form.module.css';

type Watch = Pick<ReturnType<typeof useEnterpriseForm>, 'errorOf' | 'onLeave'>;

/** The props that all typed fields share. */
function watched(name: TypedField, { errorOf, onLeave }: Watch) {
  return { name, maxLength: LONGEST[name], error: errorOf(name), onBlur: () => onLeave(name) };
}

export function ContactFields(watch: Watch) {
  return (
    <fieldset>
      <legend className={styles['legend']}>{formWords.you}</legend>
      <div className={styles['grid']}>
        <TextField
          label={formWords.companyName}
          {...watched('companyName', watch)}
          autoComplete="organization"
          required
        />
        <TextField
          label={formWords.contactName}
          {...watched('contactName', watch)}
          autoComplete="name"
          required
        />
        <EmailField label={formWords.email} {...watched('email', watch)} required />
        <TextField label={formWords.phone} {...watched('phone', watch)} type="tel" autoComplete="tel" />
        <TextField
          label={formWords.website}
          {...watched('website', watch)}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
        />
        <SelectField label={formWords.teamSize} name="teamSize" defaultValue="">
          <option value="">{formWords.noTeamSize}</option>
          {TEAM_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  );
}

export function MessageField(watch: Watch) {
  return <TextArea label={formWords.message} {...watched('message', watch)} hint={formWords.messageHint} />;
}
