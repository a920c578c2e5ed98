import { CardElement } from './card-element.ts';
import type { Answer } from './messages.ts';
import { ask, formFields } from './wire.ts';

declare const SANDBOX_ORIGIN: string;

/**
 * Posts `fields` with a payment method: an id (sent as `idField`), or the card of an element or a token (sent as fields of
 * `within`).
 */
export async function sendMethod(
  path: string,
  fields: [string, string][],
  method: unknown,
  within: string,
  idField: string,
): Promise<Answer> {
  const name = (field: string) => (within ? `${within}[${field}]` : field);
  if (method === undefined) return ask(SANDBOX_ORIGIN + path, fields);
  if (typeof method === 'string') return ask(SANDBOX_ORIGIN + path, [...fields, [idField, method]]);
  const { card, ...rest } = method as Record<string, unknown>;
  const described: [string, string][] = [...fields, [name('type'), 'card'], ...formFields(rest, within)];
  if (card instanceof CardElement) return card.submitCard(path, described, name('card'));
  return ask(SANDBOX_ORIGIN + path, [...described, ...formFields({ card }, within)]);
}

/** The id in a client secret such as `pi_X_secret_Y`; throws for anything else. */
export function idOfSecret(prefix: 'pi' | 'seti', clientSecret: unknown, caller: string): string {
  const id =
    typeof clientSecret === 'string' && new RegExp(`^(${prefix}_\\w+?)_secret_\\w+$`).exec(clientSecret)?.[1];
  if (id) return id;
  throw new Error(
    `Invalid value for stripe.${caller} intent secret: value should be a client secret of the form \${id}_secret_\${secret}.`,
  );
}
