import { PROMOTION_CODE } from '../../domain/operators/pricing/promotion-code.ts';
import { type Cipher, sameBytes } from '../db/cipher.ts';

/** The token by which a purchase uses a code. Without it, purchases would be a second place to guess codes. */
export function promotionToken(cipher: Cipher, code: string): string {
  return `${code}.${signature(cipher, code).toString('base64url')}`;
}

/** The code of a token that we issued; null for any other. */
export function codeInToken(cipher: Cipher, token: string): string | null {
  const [code = '', signed = ''] = token.split('.');
  if (!PROMOTION_CODE.test(code)) return null;
  return sameBytes(Buffer.from(signed, 'base64url'), signature(cipher, code)) ? code : null;
}

function signature(cipher: Cipher, code: string): Buffer {
  return cipher.sign(`promotion ${code}`).subarray(0, 16);
}
