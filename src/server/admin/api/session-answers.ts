import { OpenAPIHono, z } from '@hono/zod-openapi';

import { ROLES } from '../../../domain/operators/roles.ts';
import { failures, refuseInvalid } from '../../http/problems.ts';

// What the routes of the console's sessions share.

/** Routes whose input is checked as that of all others. */
export const routesOf = () => new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

export const body = <T extends z.ZodType>(schema: T) => ({ body: { required: true, content: json(schema) } });

export const answer = <T extends z.ZodType>(description: string, schema: T) => ({
  200: { description, content: json(schema) },
  ...failures,
});

/** Of an authenticator or, where it stands in for one, a recovery code. */
export const typedCode = z.string().trim().min(6).max(20);

export const done = answer('Done', z.object({}));

export const steppedUp = answer(
  'How long the confirmation lasts',
  z.object({ stepped_up_until: z.iso.datetime() }),
);

export const recoveryCodes = answer(
  'Recovery codes, shown only this once',
  z.object({ recovery_codes: z.array(z.string()) }),
);

/** An invited or present operator. */
export const operatorFacts = { email: z.string(), role: z.enum(ROLES) };

export const enrolment = answer(
  'The secret of an authenticator, as text, as an address and as a QR code',
  z.object({ ...operatorFacts, secret: z.string(), uri: z.string(), qr_svg: z.string() }),
);

/** What a page hands to the browser for a passkey. */
export const passkeyQuestion = answer(
  'What to ask the browser for, in the JSON of WebAuthn level 3',
  z.object({ challenge: z.string() }),
);
