import { LOCALES } from '../api/locales.ts';
import { CURRENCIES } from '../api/money.ts';

const PARAMETERS = new Set([
  'buyer-country',
  'client-id',
  'commit',
  'components',
  'currency',
  'debug',
  'disable-funding',
  'enable-funding',
  'integration-date',
  'intent',
  'locale',
  'merchant-id',
  'vault',
]);

/** What is wrong with the address of the browser script; undefined if nothing is. */
export function scriptProblem(query: URLSearchParams, clientId: string): string | undefined {
  for (const [name, value] of query) {
    if (!PARAMETERS.has(name)) return `Unexpected query param: ${name}`;
    if (value === '') return `Got empty value for ${name}`;
  }
  const id = query.get('client-id');
  if (id === null) return 'Expected client-id to be passed';
  if (id !== clientId) return `client-id not recognized for either production or sandbox: ${id}`;
  const currency = query.get('currency') ?? 'USD';
  if (!CURRENCIES.includes(currency)) return `Invalid query value for currency: ${currency}`;
  const locale = query.get('locale') ?? 'en_US';
  if (!LOCALES.includes(locale.replace('_', '-')) || locale.includes('-'))
    return `Invalid query value for locale: ${locale}`;
  const intent = query.get('intent') ?? 'capture';
  if (intent !== 'capture') return `The sandbox plays intent=capture alone, not ${intent}`;
  const components = query.get('components') ?? 'buttons';
  return components === 'buttons'
    ? undefined
    : `The sandbox plays components=buttons alone, not ${components}`;
}
