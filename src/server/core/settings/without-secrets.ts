import type { Finding } from '../finding.ts';
import type { Settings } from './env.ts';
import { SECRET_NAMES } from './setting-places.ts';

/** A shorter text is no secret of anybody's, and may be a part of any word. */
const LEAST_LENGTH = 6;
const HIDDEN = '***';

/** Removes the shop's secrets from a finding, should a provider's answer repeat one. Those that the sandbox brings are none. */
export function withoutSecrets(settings: Partial<Settings>): (finding: Finding) => Finding {
  const secrets = SECRET_NAMES.filter((name) => settings.GIVEN?.has(name))
    .flatMap((name) => textsOf(settings[name]))
    .filter((text) => text.length >= LEAST_LENGTH);
  const hide = (text: string) => secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
  return ({ remedy, ...finding }) => ({
    ...finding,
    found: hide(finding.found),
    ...(remedy !== undefined && { remedy: hide(remedy) }),
  });
}

/** A secret, and the password in an address, as it is written and as it is sent. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  if (typeof value !== 'string') return [];
  const password = URL.parse(value)?.password ?? '';
  return [value, password, decodeURIComponent(password)];
}
