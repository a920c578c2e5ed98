import { createPublicKey } from 'node:crypto';

import { amber, green, type Findings, messageOf } from '../core/finding.ts';
import { readDkim } from '../core/settings/dkim.ts';
import type { Settings } from '../core/settings/env.ts';
import { readSmtpUrl } from '../core/settings/smtp-url.ts';
import { senderOf } from './mailer.ts';

/** The TXT records of a name, each in its pieces, in the format of `resolveTxt` in `node:dns`; rejects in the same way. */
export type ReadTexts = (name: string) => Promise<string[][]>;

type AskedOf = Pick<
  Settings,
  'MAIL_FROM' | 'SMTP_URL' | 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_PRIVATE_KEY'
>;

const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Checks in DNS whether receivers can tell the shop's mails from forged ones: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC
 * 7489) of the sender's domain.
 */
export async function* checkSender(settings: AskedOf, readTexts: ReadTexts): Findings {
  const [, domain = ''] = senderOf(settings.MAIL_FROM).address.split('@');
  const texts = async (name: string) =>
    (await readTexts(name).catch(noneOrThrow)).map((pieces) => pieces.join(''));
  const parts = {
    SPF: () => spf(domain, settings.SMTP_URL, texts),
    DKIM: () => dkim(domain, settings, texts),
    DMARC: () => dmarc(domain, texts),
  };
  for (const [name, examine] of Object.entries(parts)) {
    const about = `Mail: ${name}`;
    try {
      const { found, remedy } = await examine();
      yield remedy === null ? green(about, found) : amber(about, found, remedy);
    } catch (error) {
      yield amber(about, `is not known: ${messageOf(error)}`, 'Let this machine ask DNS, then look again.');
    }
  }
}

/** @property remedy null if all is right */
interface Seen {
  found: string;
  remedy: string | null;
}

/** @param record the name, followed by the content it should have */
const toHave = (record: string) => `Have this TXT record in DNS: ${record}`;

type Texts = (name: string) => Promise<string[]>;

async function spf(domain: string, smtpUrl: string, texts: Texts): Promise<Seen> {
  const { host } = readSmtpUrl(smtpUrl);
  // A self-hosted mail server usually sends from the address at which it receives.
  const isOwn = host === domain || host.endsWith(`.${domain}`);
  const senders = isOwn ? `a:${host}` : `include:<what the provider of ${host} names>`;
  const known = (await texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  const [only = ''] = known;
  if (known.length === 0)
    return {
      found: `${domain} does not say who may send for it`,
      remedy: toHave(`${domain} "v=spf1 ${senders} -all"`),
    };
  // Other senders of the domain may rely on the existing record, so nothing of it may be lost.
  const added = `${senders} stands right after v=spf1, if it is not in there yet`;
  if (known.length > 1)
    return {
      found: `${domain} has ${known.length} records, of which receivers take none`,
      remedy: `Join them into one that ends in -all, and see that ${added}.`,
    };
  const { isForAnybody, isForSomebody } = readSpf(only);
  if (isForAnybody)
    return {
      found: `lets anybody send: ${only}`,
      remedy: `Let it name all who send for ${domain} and end in -all, and see that ${added}.`,
    };
  if (!isForSomebody)
    return {
      found: `lets nobody send: ${only}`,
      remedy: `Change it, so that ${senders} stands right after v=spf1.`,
    };
  return { found: only, remedy: null };
}

/** The senders that an SPF record itself allows. Receivers ignore everything after `all` (RFC 7208, 5.1). */
function readSpf(record: string): { isForAnybody: boolean; isForSomebody: boolean } {
  const [, ...terms] = record.trim().toLowerCase().split(/ +/);
  const end = terms.findIndex((term) => /^[+?~-]?all$/.test(term));
  const heard = end === -1 ? terms : terms.slice(0, end);
  return {
    isForAnybody: end !== -1 && /^[+?]?all$/.test(terms[end] ?? ''),
    isForSomebody:
      heard.some((term) => /^\+?(include|a|mx|ptr|ip4|ip6|exists)([:/]|$)/.test(term)) ||
      (end === -1 && terms.some((term) => term.startsWith('redirect='))),
  };
}

async function dkim(domain: string, settings: AskedOf, texts: Texts): Promise<Seen> {
  const signs = readDkim(settings);
  if (!signs)
    return { found: 'mails are signed by the mail server, or not: their headers tell', remedy: null };
  if (!(await isAligned(domain, signs.domainName, texts)))
    return {
      found: `DKIM_DOMAIN is ${signs.domainName}, mails come from ${domain}: DMARC may not count the signature`,
      remedy: `Set DKIM_DOMAIN to ${domain}, and have the key in DNS there.`,
    };
  const name = `${signs.keySelector}._domainkey.${signs.domainName}`;
  const key = createPublicKey(signs.privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const known = await texts(name);
  const fits = known.some((text) => tagOf(text, 'p') === key);
  const found = known.length === 0 ? `${name} is not there` : `${name} has another key than DKIM_PRIVATE_KEY`;
  return { found: fits ? name : found, remedy: fits ? null : toHave(`${name} "v=DKIM1; k=rsa; p=${key}"`) };
}

/**
 * Whether DMARC accepts one domain's signature for another's mails: a parent or child domain will do, unless alignment is strict.
 */
async function isAligned(domain: string, signing: string, texts: Texts): Promise<boolean> {
  if (signing === domain) return true;
  if (!domain.endsWith(`.${signing}`) && !signing.endsWith(`.${domain}`)) return false;
  const policy = await policyOf(domain, texts);
  return policy === null || tagOf(policy.record, 'adkim') !== 's';
}

async function dmarc(domain: string, texts: Texts): Promise<Seen> {
  const policy = await policyOf(domain, texts);
  return policy === null
    ? {
        found: `${domain} does not say what becomes of forged mails`,
        remedy: toHave(`_dmarc.${domain} "v=DMARC1; p=quarantine"`),
      }
    : { found: `${policy.name}: ${policy.record}`, remedy: null };
}

async function policyOf(domain: string, texts: Texts): Promise<{ name: string; record: string } | null> {
  const labels = domain.split('.');
  // A domain without a policy inherits one from a parent.
  for (let above = 0; above < labels.length - 1; above++) {
    const name = `_dmarc.${labels.slice(above).join('.')}`;
    const known = (await texts(name)).filter((text) => /^v=DMARC1\b/i.test(text));
    const [only = ''] = known;
    if (known.length === 1 && tagOf(only, 'p') !== null) return { name, record: only };
  }
  return null;
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
