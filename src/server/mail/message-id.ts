import { createHash } from 'node:crypto';

import { addressKey } from '../../domain/email-address.ts';

const DOMAIN = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/;

/**
 * The Message-ID of one template about one subject (a purchase, a request) to one address: always the same, so that a mail sent
 * again after a crash is the same message to the receiving mailbox.
 * @param domain host name behind the @, e.g. that of the shop's address
 * @returns with angle brackets, `<...@domain>`
 */
export function messageId(of: { about: string; template: string; address: string; domain: string }): string {
  if (!DOMAIN.test(of.domain)) throw new TypeError('The domain of a Message-ID must be a host name');
  const parts = JSON.stringify([of.about, of.template, addressKey(of.address)]);
  const digest = createHash('sha256').update(parts).digest('hex').slice(0, 40);
  return `<${digest}@${of.domain}>`;
}
