import { type ComponentProps, useId } from 'react';

import { FieldMessage } from '../../ui/form/field-message.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';

/** A select with its error below it. */
export function ChoiceField({
  error = null,
  ...select
}: ComponentProps<typeof SelectField> & { error?: string | null | undefined }) {
  const note = useId();
  return (
    <div>
      <SelectField {...select} aria-invalid={Boolean(error)} aria-describedby={error ? note : undefined} />
      {error && <FieldMessage id={note} error={error} />}
    </div>
  );
}
