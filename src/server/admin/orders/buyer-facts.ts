import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { mayKnowBuyers } from '../parts/allowed.ts';
import { isoOrNull, moment, type VerbCall } from '../parts/verb.ts';

export const buyerSchema = z.object({
  name: z.string(),
  email: z.string(),
  alternative_email: z.string().nullable(),
  company: z.string().nullable(),
  vat_number: z.string().nullable(),
  is_guest: z.boolean(),
  user_id: z.string().nullable(),
  erased_at: moment.nullable(),
});

/** The buyer of an order, masked for operators who may not know buyers. */
export function buyerOf(call: VerbCall, purchase: Purchase): z.infer<typeof buyerSchema> {
  const isKnown = mayKnowBuyers(call);
  const { fullName, alternativeEmail } = purchase;
  return {
    name: isKnown || fullName === '' ? fullName : '***',
    email: shownTo(call, purchase.email),
    alternative_email: alternativeEmail === null ? null : shownTo(call, alternativeEmail),
    company: isKnown ? purchase.company : null,
    vat_number: isKnown ? purchase.vatNumber : null,
    is_guest: purchase.isGuest,
    user_id: purchase.userId,
    erased_at: isoOrNull(purchase.erasedAt),
  };
}

/** A buyer's address as the caller may see it. */
export function shownTo(call: VerbCall, address: string): string {
  return mayKnowBuyers(call) || address === '' ? address : maskEmail(address);
}
