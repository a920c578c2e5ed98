import { z } from 'zod';

import { readAddress } from './email-address.ts';

/** A typed address as the mail system knows it; the issue is a sentence for its writer. */
export const emailSchema = z
  .string()
  .max(1000)
  .transform((typed, context) => {
    const read = readAddress(typed);
    if ('address' in read) return read.address;
    context.addIssue(read.complaint);
    return z.NEVER;
  });
