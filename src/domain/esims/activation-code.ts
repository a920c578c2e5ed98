import { z } from 'zod';

/**
 * What an eSIM is installed with, as the wholesaler hands it over.
 * `confirmationCode` is a second secret that the phone asks for; it is never part of the activation code itself.
 */
export interface ActivationData {
  smdpAddress: string;
  matchingId: string;
  confirmationCode?: string | undefined;
}

/** The activation data cannot make a code that a phone accepts. Its message names the field, never the value. */
export class InvalidActivation extends Error {
  override readonly name = 'InvalidActivation';
}

const LONGEST_CODE = 255;
/** Labels of letters, digits and inner hyphens, at least two; a hyphen is never the first or the last. */
const HOST_NAME =
  /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** A host as a phone takes it: what a wholesaler writes around it says nothing else, for every phone asks by https at its own port. */
function bareHost(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address
    .slice(0, end)
    .replace(/^https?:\/\//i, '')
    .replace(/\.?(:443)?$/, '')
    .toLowerCase();
}

const activationSchema = z.object({
  smdpAddress: z
    .string()
    .trim()
    .transform(bareHost)
    .pipe(z.string().regex(HOST_NAME, 'the SM-DP+ address is not a host name')),
  // GSMA asks for capitals, digits and hyphens. Servers issue others, which they alone read; what ends the part of a code is none.
  matchingId: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9+/=_.~:-]+$/, 'the matching ID may hold only letters, digits and few signs'),
  confirmationCode: z
    .string()
    .trim()
    .regex(/^[\x21-\x7E]*$/, 'the confirmation code may hold only printable ASCII')
    .optional(),
});

/**
 * The parts as a person types them: the address as a bare host, everything trimmed.
 * @throws {InvalidActivation} when a part is empty or holds characters that the format does not know
 */
export function readActivation(activation: ActivationData): ActivationData {
  const read = activationSchema.safeParse(activation);
  if (read.success) return read.data;
  throw new InvalidActivation(`No activation code: ${read.error.issues[0]?.message ?? 'a part is missing'}`);
}

/**
 * The activation code that a QR code carries: `LPA:1$<smdp>$<matchingId>`, with `$$1` behind it when the phone
 * must ask for a confirmation code. Source: GSMA SGP.22, section 4.1; at most 255 characters.
 * @throws {InvalidActivation}
 */
export function lpaString(activation: ActivationData): string {
  const { smdpAddress, matchingId, confirmationCode } = readActivation(activation);
  const code = `LPA:1$${smdpAddress}$${matchingId}${confirmationCode ? '$$1' : ''}`;
  if (code.length > LONGEST_CODE)
    throw new InvalidActivation(`No activation code: it would be longer than ${LONGEST_CODE} characters`);
  return code;
}

/**
 * One tap on an iPhone with iOS 17.4 or newer starts the installation.
 * The code goes in as it is, for the phone expects it so; a plus alone would be read as a space.
 * @throws {InvalidActivation}
 */
export function appleInstallLink(activation: ActivationData): string {
  return `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${inQuery(lpaString(activation))}`;
}

function inQuery(code: string): string {
  return code.replaceAll('+', '%2B');
}

/**
 * The same for Android; works on some makes only, so it is offered as a try.
 * @throws {InvalidActivation}
 */
export function androidInstallLink(activation: ActivationData): string {
  return `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${inQuery(lpaString(activation))}`;
}
