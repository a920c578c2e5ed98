const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, the same for all its spellings: in lower case, without the owner's own mark after a +, and
 * without dots at Google, which ignores them.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const [name = ''] = text.slice(0, at).split('+');
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
