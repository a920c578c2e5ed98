import { z } from '@hono/zod-openapi';

import { failures } from '../../http/problems.ts';

// What the routes of the console's sessions share.

export const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

export const body = <T extends z.ZodType>(schema: T) => ({ body: { required: true, content: json(schema) } });

export const done = { 200: { description: 'Done', content: json(z.object({})) }, ...failures };

export const steppedUp = {
  200: {
    description: 'How long the confirmation lasts',
    content: json(z.object({ stepped_up_until: z.iso.datetime() })),
  },
  ...failures,
};

/** What a page hands to the browser for a passkey. */
export const passkeyQuestion = {
  200: {
    description: 'What to ask the browser for, in the JSON of WebAuthn level 3',
    content: json(z.object({ challenge: z.string() })),
  },
  ...failures,
};
