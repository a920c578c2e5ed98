import { createHash, createVerify, type KeyObject } from 'node:crypto';

/** Whether the DKIM signature of a raw mail is right, as a mailbox provider checks it (RFC 6376, relaxed/relaxed). */
export function verifyDkim(
  raw: string,
  publicKey: KeyObject,
): { tags: Record<string, string>; valid: boolean } {
  const at = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, at).split(/\r\n(?![ \t])/);
  const body = raw.slice(at + 4);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.replace(/\s+/g, '').split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  const bodyHash = createHash('sha256').update(relaxedBody(body)).digest('base64');
  const left = [...fields];
  const signed = (tags['h'] ?? '').split(':').flatMap((name) => {
    const index = left.findLastIndex((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return index === -1 ? [] : left.splice(index, 1).map(relaxedField);
  });
  const unsigned = relaxedField(signature).replace(/([;:]\s?b=)[^;]*/, '$1');
  const verifier = createVerify('RSA-SHA256').update([...signed, unsigned].join('\r\n'));
  const isSigned = verifier.verify(publicKey, tags['b'] ?? '', 'base64');
  return { tags, valid: isSigned && tags['bh'] === bodyHash };
}

function relaxedField(field: string): string {
  const [name = '', value = ''] = field.split(/:(.*)/s);
  return `${name.trim().toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${line}\r\n`).join('');
}
