import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { faultOf } from './field-fault.ts';
import { bodyWords, fieldWords } from './field-words.ts';

/** The sentence for the first thing that is wrong. */
const told = (schema: z.ZodType, given: unknown) => {
  const [issue] = schema.safeParse(given).error?.issues ?? [];
  return issue ? fieldWords(faultOf(issue)) : null;
};

describe('what is wrong with a request', () => {
  it.each([
    [z.object({ first_name: z.string() }), { first_name: 7 }, 'First name (first_name) must be text.'],
    [z.object({ price: z.number() }), { price: '7' }, 'Price must be a number.'],
    [z.object({ hidden: z.boolean() }), { hidden: 'yes' }, 'Hidden must be true or false.'],
    [z.object({ count: z.int() }), { count: 1.5 }, 'Count must be a whole number.'],
    [z.object({ regions: z.array(z.string()) }), { regions: 'all' }, 'Regions must be a list.'],
    [z.object({ price: z.number() }), {}, 'Price is missing.'],
    [z.object({ price: z.number() }), null, 'The request must be an object with fields of its own.'],
    [z.object({ way: z.enum(['stripe', 'paypal']) }), { way: 'cash' }, 'Way must be one of stripe, paypal.'],
    [z.object({ price: z.number().positive() }), { price: -1 }, 'Price must be more than 0.'],
    [z.object({ price: z.number().max(9) }), { price: 10 }, 'Price must be at most 9.'],
    [z.object({ name: z.string().min(1) }), { name: '' }, 'Name must not be empty.'],
    [z.object({ name: z.string().max(2) }), { name: 'abc' }, 'Name must be at most 2 characters long.'],
    [z.object({ all: z.array(z.int()).max(1) }), { all: [1, 2] }, 'All must have at most 1 entry.'],
    [z.object({ id: z.uuid() }), { id: 'x' }, 'Id has the wrong form.'],
    [z.object({ email: z.email() }), { email: 'x' }, 'Email must be an email address.'],
    [z.strictObject({}), { role: 'admin' }, 'The request has a field we don’t know, role.'],
    [
      z.object({ to: z.object({ fullName: z.string() }) }),
      { to: { fullName: [] } },
      'Full name (to.fullName) must be text.',
    ],
    [z.object({ other: z.union([z.string(), z.null()]) }), { other: 7 }, 'Other has the wrong form.'],
  ])('is a sentence (%#)', (schema, given, words) => {
    expect(told(schema, given)).toBe(words);
  });

  it('keeps the message of our own rule', () => {
    const schema = z.object({ name: z.string().min(1, 'Please enter your complete name') });
    expect(told(schema, { name: '' })).toBe('Please enter your complete name');
  });

  it('is reported for the sign-in library’s fields as well', () => {
    expect(bodyWords('[body.newPassword] Invalid input: expected string, received number')).toEqual({
      field: 'newPassword',
      words: 'New password (newPassword) is missing or has the wrong form.',
    });
    expect(bodyWords('Invalid password')).toBeNull();
  });
});
