import closedEyeIcon from '@phosphor-icons/core/regular/eye-slash.svg?raw';
import eyeIcon from '@phosphor-icons/core/regular/eye.svg?raw';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { passwordWords } from './words.ts';

interface PasswordFieldsProps {
  /** `current`: the existing password. `new`: a new one, typed twice. */
  kind: 'current' | 'new';
  label?: string;
  name?: string;
  /** Prefixes every id, if a page has more than one of these. */
  prefix: string;
  /** The fields that show an error. */
  wrong?: readonly string[] | undefined;
}

/** A password, shown or hidden by its eye button; a new one has a second field, which follows the first one's eye. */
export function PasswordFields({
  kind,
  label = passwordWords.password,
  name = 'password',
  prefix,
  wrong,
}: PasswordFieldsProps) {
  const [shown, setShown] = useState(false);
  const type = shown ? 'text' : 'password';
  const shared = {
    type,
    autoComplete: `${kind}-password`,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    maxLength: 200,
    'aria-required': true,
  };
  return (
    <>
      <TextField
        {...shared}
        id={`${prefix}-${name}`}
        name={name}
        label={label}
        aria-invalid={wrong?.includes(name) || undefined}
        control={
          <Button
            variant="icon"
            aria-label={passwordWords[shown ? 'hide' : 'show'](label)}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? closedEyeIcon : eyeIcon} />
          </Button>
        }
      />
      {kind === 'new' && (
        <TextField
          {...shared}
          id={`${prefix}-confirm`}
          name="confirm"
          label={passwordWords.confirm}
          aria-invalid={wrong?.includes('confirm') || undefined}
        />
      )}
    </>
  );
}
