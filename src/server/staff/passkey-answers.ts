import { z } from 'zod';

// What browsers answer (`PublicKeyCredential.toJSON()` of WebAuthn level 3), as far as the shop reads it. Sizes are far above those of
// real authenticators.

/** The standard's limit is 1,023 bytes. */
const credentialId = z.string().regex(/^[\w-]{1,1400}$/);
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
/** None are asked for. */
const clientExtensionResults = z.object({}).default({});

/** The answer to being asked for a new passkey. */
export const addedAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    // Of the standard's later ones nothing is known.
    transports: z
      .array(z.string().max(30))
      .max(10)
      .optional()
      .transform((all) => TRANSPORTS.filter((one) => all?.includes(one))),
  }),
  clientExtensionResults,
});

/** The answer to being asked to use one. */
export const usedAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    // Null where the authenticator knows none.
    userHandle: base64url(100).nullable().optional(),
  }),
  clientExtensionResults,
});

export type AddedAnswer = z.infer<typeof addedAnswer>;
export type UsedAnswer = z.infer<typeof usedAnswer>;
