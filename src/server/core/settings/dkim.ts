import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { asciiAddress } from '../../../domain/email-address.ts';

/** The settings that sign mails; all of them or none. */
const DKIM_SETTINGS = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;
type DkimSettings = Partial<Record<(typeof DKIM_SETTINGS)[number], string | undefined>>;

/** How to sign mails (RFC 6376), in nodemailer's form. */
export interface Dkim {
  domainName: string;
  keySelector: string;
  /** PEM. */
  privateKey: string;
}

/** Why these settings cannot sign mails: names of settings, each with what is wrong with it. */
export function* refusalsOfDkim(given: DkimSettings): Generator<[name: string, why: string]> {
  const missing = DKIM_SETTINGS.filter((name) => !given[name]);
  if (missing.length === DKIM_SETTINGS.length) return;
  for (const name of missing) yield [name, `is missing: ${DKIM_SETTINGS.join(', ')} go together`];
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key } = given;
  if (domain && asciiAddress(`mail@${domain}`) === null)
    yield ['DKIM_DOMAIN', 'must be a domain, like shop.example'];
  if (selector && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(selector))
    yield ['DKIM_SELECTOR', 'must be the first part of the name of its DNS record, like mail2026'];
  if (key && readKey(key) === null)
    yield [
      'DKIM_PRIVATE_KEY',
      'must be a private RSA key of at least 1024 bits, as PEM or as the path of a PEM file',
    ];
}

/**
 * Undefined without a key.
 * @throws {TypeError} for settings that {@link refusalsOfDkim} refuses
 */
export function readDkim(given: DkimSettings): Dkim | undefined {
  const [refusal] = refusalsOfDkim(given);
  if (refusal) throw new TypeError(refusal.join(' '));
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: key } = given;
  const privateKey = key ? readKey(key) : null;
  const [, domainName] = asciiAddress(`mail@${domain}`)?.split('@') ?? [];
  if (!privateKey || !domainName || !keySelector) return undefined;
  return { domainName, keySelector, privateKey };
}

/** A PEM key, its line ends possibly written as `\n`, or a path to its file; null for anything else. */
function readKey(given: string): string | null {
  try {
    const text = given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : readFileSync(given, 'utf8');
    const key = createPrivateKey(text);
    const isStrong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
    return key.asymmetricKeyType === 'rsa' && isStrong ? text : null;
  } catch {
    return null;
  }
}
