import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

export interface Keys {
  /** PEM. */
  privateKey: string;
  /** A self-signed X.509 certificate, PEM. */
  certificate: string;
  /** The certificate's name, which is part of its address. */
  id: string;
}

const SUBJECT = 'messageverificationcerts.paypal.sandbox';
const YEARS = 10;

/** A fresh RSA key with its certificate, for signing webhooks. `now`: milliseconds since the epoch. */
export function makeKeys(now: number): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const der = certificate(publicKey.export({ format: 'der', type: 'spki' }), pem, new Date(now));
  const body = der.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd();
  return {
    privateKey: pem,
    certificate: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
    id: `CERT-${createHash('sha256').update(der).digest('hex').slice(0, 32)}`,
  };
}

// Node reads certificates but does not make them: these are the few pieces of DER that one needs (RFC 5280, 4.1).
function certificate(publicKey: Buffer, privateKey: string, from: Date): Buffer {
  const until = new Date(from);
  until.setUTCFullYear(from.getUTCFullYear() + YEARS);
  // sha256WithRSAEncryption, 1.2.840.113549.1.1.11
  const algorithm = sequence(tagged(0x06, Buffer.from('2a864886f70d01010b', 'hex')), tagged(0x05));
  // commonName, 2.5.4.3
  const name = sequence(
    tagged(0x31, sequence(tagged(0x06, Buffer.from('550403', 'hex')), tagged(0x0c, Buffer.from(SUBJECT)))),
  );
  // A leading byte below 0x80 keeps the serial number positive.
  const serial = tagged(0x02, Buffer.concat([Buffer.from([0x4a]), randomBytes(15)]));
  const toSign = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    serial,
    algorithm,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey,
  );
  const signature = createSign('sha256').update(toSign).sign(privateKey);
  return sequence(toSign, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, ...parts);
}

function time(date: Date): Buffer {
  return tagged(0x18, Buffer.from(`${date.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`));
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), length(content.length), content]);
}

function length(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.from([bytes]);
  const digits = bytes < 0x1_00 ? [bytes] : [bytes >> 8, bytes & 0xff];
  return Buffer.from([0x80 | digits.length, ...digits]);
}
