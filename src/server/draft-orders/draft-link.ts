import { pageUrl } from '../core/settings/page-url.ts';
import { type Cipher, sameBytes } from '../db/cipher.ts';
import type { Deps } from '../deps.ts';
import { asUuid } from '../purchase/guest-proof.ts';
import type { DraftOrder } from './tables.ts';

type Linked = Pick<DraftOrder, 'id' | 'linkNumber'>;

const SIGNATURE_BYTES = 20;

/** The token of `/offer/{token}`. Not stored: it follows from the draft order, and ends when its link number rises. */
function draftToken(cipher: Cipher, { id, linkNumber }: Linked): string {
  const claim = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.from([linkNumber & 0xff])]);
  return Buffer.concat([claim, signature(cipher, { id, linkNumber })]).toString('base64url');
}

/** Which draft order a token names, if this shop made it; whether its number still counts is for the caller to see. */
export function readDraftToken(cipher: Cipher, token: string): Linked | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 17 + SIGNATURE_BYTES) return null;
  const linked = { id: asUuid(bytes), linkNumber: bytes.readUInt8(16) };
  return sameBytes(bytes.subarray(17), signature(cipher, linked)) ? linked : null;
}

export function draftUrl(
  { settings, cipher }: Pick<Deps, 'settings' | 'cipher'>,
  draft: Linked & Pick<DraftOrder, 'language'>,
): string {
  return pageUrl(settings, draft.language, `/offer/${draftToken(cipher, draft)}`);
}

function signature(cipher: Cipher, { id, linkNumber }: Linked): Buffer {
  return cipher.sign(`draft order ${id} ${linkNumber}`).subarray(0, SIGNATURE_BYTES);
}
