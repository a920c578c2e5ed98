import { createPublicKey } from 'node:crypto';

import { amber, green, type Findings, messageOf } from '../core/finding.ts';
import { readDkim } from '../core/settings/dkim.ts';
import type { Settings } from '../core/settings/env.ts';
import { readSmtpUrl } from '../core/settings/smtp-url.ts';
import { senderOf } from './mailer.ts';

/** The TXT records of a name, each in its pieces, as `resolveTxt` of `node:dns` tells them; rejects as that does. */
export type ReadTexts = (name: string) => Promise<string[][]>;

type AskedOf = Pick<
  Settings,
  'MAIL_FROM' | 'SMTP_URL' | 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY'
>;

const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Looks in DNS whether receivers can tell the shop's mails from forged ones: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489) of
 * the sender's domain.
 */
export async function* examineSender(settings: AskedOf, readTexts: ReadTexts): Findings {
  const [, domain = ''] = senderOf(settings.MAIL_FROM).address.split('@');
  const texts = async (name: string) =>
    (await readTexts(name).catch(noneOrThrow)).map((pieces) => pieces.join(''));
  const parts = {
    SPF: () => spf(domain, settings.SMTP_URL, texts),
    DKIM: () => dkim(settings, texts),
    DMARC: () => dmarc(domain, texts),
  };
  for (const [name, examine] of Object.entries(parts)) {
    const about = `Mail: ${name}`;
    try {
      const { found, record } = await examine();
      yield record === null
        ? green(about, found)
        : amber(about, found, `Have this TXT record in DNS: ${record}`);
    } catch (error) {
      yield amber(about, `is not known: ${messageOf(error)}`, 'Let this machine ask DNS, then look again.');
    }
  }
}

/** @property record how it should read, after the name that it belongs to; null where all is right */
interface Seen {
  found: string;
  record: string | null;
}

type Texts = (name: string) => Promise<string[]>;

async function spf(domain: string, smtpUrl: string, texts: Texts): Promise<Seen> {
  const { host } = readSmtpUrl(smtpUrl);
  // A mail server of one's own mostly sends from the address that it is reached by.
  const isOwn = host === domain || host.endsWith(`.${domain}`);
  const senders = isOwn ? `a:${host}` : `include:<what the provider of ${host} names>`;
  const record = `${domain} "v=spf1 ${senders} -all"`;
  const known = (await texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  const [only = ''] = known;
  if (known.length === 0) return { found: `${domain} does not say who may send for it`, record };
  if (known.length > 1)
    return { found: `${domain} has ${known.length} records, of which receivers take none`, record };
  if (/ [+?]?all$/i.test(only.trim())) return { found: `lets anybody send: ${only}`, record };
  return { found: only, record: null };
}

async function dkim(settings: AskedOf, texts: Texts): Promise<Seen> {
  const signs = readDkim(settings);
  if (!signs)
    return { found: 'mails are signed by the mail server, or not: their headers tell', record: null };
  const name = `${signs.keySelector}._domainkey.${signs.domainName}`;
  const key = createPublicKey(signs.privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const known = await texts(name);
  const fits = known.some((text) => tagOf(text, 'p') === key);
  const found = known.length === 0 ? `${name} is not there` : `${name} has another key than DKIM_PRIVATE_KEY`;
  return fits ? { found: name, record: null } : { found, record: `${name} "v=DKIM1; k=rsa; p=${key}"` };
}

async function dmarc(domain: string, texts: Texts): Promise<Seen> {
  const labels = domain.split('.');
  // What a domain does not say, one above it may.
  for (let above = 0; above < labels.length - 1; above++) {
    const name = `_dmarc.${labels.slice(above).join('.')}`;
    const known = (await texts(name)).filter((text) => /^v=DMARC1\b/i.test(text));
    const [only = ''] = known;
    if (known.length === 1 && tagOf(only, 'p') !== null) return { found: `${name}: ${only}`, record: null };
  }
  return {
    found: `${domain} does not say what becomes of forged mails`,
    record: `_dmarc.${domain} "v=DMARC1; p=quarantine"`,
  };
}

/** The value of a tag in a record like `v=DKIM1; p=...`, without white space. */
function tagOf(record: string, tag: string): string | null {
  for (const part of record.split(';')) {
    const [name = '', ...value] = part.split('=');
    if (name.trim() === tag) return value.join('=').replaceAll(/\s/g, '');
  }
  return null;
}

function noneOrThrow(error: unknown): string[][] {
  if (error instanceof Error && 'code' in error && NONE.has(error.code)) return [];
  throw error;
}
