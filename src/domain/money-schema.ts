import { z } from 'zod';

/** An amount in an answer of the API, in the smallest unit of its currency. */
export const moneySchema = z.object({ minor: z.int(), currency: z.string() });
