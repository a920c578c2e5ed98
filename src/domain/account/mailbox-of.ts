const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, the same for all ways to write it: letters are small, what follows a + is the owner's own
 * mark, and Google takes no notice of dots.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const [name = ''] = text.slice(0, at).split('+');
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
