import { z } from 'zod';

import type { Activation } from '../../domain/checkout/order-schema.ts';
import { androidInstallLink, appleInstallLink, lpaString } from '../../domain/esims/activation-code.ts';
import type { Cipher } from '../db/cipher.ts';
import { jsonFrom, wellFormed } from '../db/json-column.ts';
import type { SealedColumns } from '../db/rotate-keys-of-rows.ts';
import { qrPng } from '../drawing/qr/qr.ts';
import type { EsimCodes } from '../providers/wholesaler.ts';
import type { Esim } from './tables.ts';

type StoredCodes = Pick<Esim, 'iccid' | 'activationKeyId' | 'activationCiphertext'>;

const sealedSchema = z.object({
  smdpAddress: z.string(),
  matchingId: z.string(),
  apn: z.string().exactOptional(),
});

const codesContext = (iccid: string) => `esim ${iccid}`;

/** The columns that hold codes. */
export const SEALED_CODES: SealedColumns = {
  table: 'esim',
  id: 'iccid',
  keyId: 'activation_key_id',
  ciphertext: 'activation_ciphertext',
  contextOf: codesContext,
};

/** The columns for a new eSIM's codes. The ICCID is authenticated too, so that a ciphertext cannot be moved to another eSIM. */
export function sealCodes(cipher: Cipher, codes: EsimCodes): StoredCodes {
  const { smdpAddress, matchingId, apn } = codes;
  const secret = JSON.stringify({ smdpAddress, matchingId, apn });
  const sealed = cipher.seal(secret, codesContext(codes.iccid));
  return { iccid: codes.iccid, activationKeyId: sealed.keyId, activationCiphertext: sealed.ciphertext };
}

/** @throws MalformedRow */
export function openCodes(cipher: Cipher, stored: StoredCodes): EsimCodes {
  const sealed = { keyId: stored.activationKeyId, ciphertext: stored.activationCiphertext };
  const opened: unknown = JSON.parse(cipher.open(sealed, codesContext(stored.iccid)));
  const codes = jsonFrom('esim.activation_ciphertext', sealedSchema, opened);
  return { iccid: stored.iccid, ...wellFormed(codes, stored.iccid) };
}

/** Everything a buyer needs to install the eSIM; the QR picture is made here, at each read. */
export function activationOf(cipher: Cipher, stored: StoredCodes): Activation {
  const codes = openCodes(cipher, stored);
  const lpa = lpaString(codes);
  return {
    qr_code_data: lpa,
    qr_code_base64: qrPng(lpa).toString('base64'),
    smdp_address: codes.smdpAddress,
    matching_id: codes.matchingId,
    apple_url: appleInstallLink(codes),
    android_url: androidInstallLink(codes),
    apn: codes.apn ?? null,
  };
}
