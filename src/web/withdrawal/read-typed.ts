import { addressComplaint, readAddress } from '../../domain/email-address.ts';
import type { FieldErrors } from '../ui/form/use-field-errors.ts';

/**
 * The errors of a step's two fields: `name`, which must not be empty, and the address.
 * @param missing the message for an empty `name`
 */
export function errorsIn<Name extends string>(
  name: Name,
  missing: string,
): (form: HTMLFormElement) => FieldErrors<Name | 'email'> {
  return (form) => {
    const fields = new FormData(form);
    const email = addressComplaint(textOf(fields, 'email'));
    const errors: FieldErrors<string> = {
      ...(textOf(fields, name) === '' && { [name]: missing }),
      ...(email !== null && { email }),
    };
    return errors;
  };
}

/** The typed values; null if the address is invalid. */
export function readTyped(form: HTMLFormElement, name: string): { text: string; email: string } | null {
  const fields = new FormData(form);
  const read = readAddress(textOf(fields, 'email'));
  return 'address' in read ? { text: textOf(fields, name), email: read.address } : null;
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
