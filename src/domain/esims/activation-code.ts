import { z } from 'zod';

/**
 * The wholesaler's data for installing an eSIM. `confirmationCode` is a second secret that the phone asks for; it is never part
 * of the activation code itself.
 */
export interface ActivationData {
  smdpAddress: string;
  matchingId: string;
  confirmationCode?: string | undefined;
}

/** The activation data do not make a code that a phone accepts. Its message names the field, never the value. */
export class InvalidActivation extends Error {
  override readonly name = 'InvalidActivation';
}

const MAX_CODE_LENGTH = 255;
/** Labels of letters, digits and inner hyphens, at least two. */
const HOST_NAME =
  /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/**
 * A host in the form that a phone accepts: what a wholesaler adds around it makes no difference, because every phone uses https
 * and its own port.
 */
function bareHost(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address
    .slice(0, end)
    .replace(/^https?:\/\//i, '')
    .replace(/\.?(:443)?$/, '')
    .toLowerCase();
}

/* oxlint-disable simport/no-literal-words -- messages of InvalidActivation, for the log */
const activationSchema = z.object({
  smdpAddress: z
    .string()
    .trim()
    .transform(bareHost)
    .pipe(z.string().regex(HOST_NAME, 'the SM-DP+ address is no host name')),
  // GSMA specifies capitals, digits and hyphens. Servers issue other characters, which only they read; the code's separator is
  // not allowed.
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
 * The parts for typing by hand: the address as a bare host, everything trimmed.
 * @throws {InvalidActivation} if a part is empty or has characters that the format does not allow
 */
export function readActivation(activation: ActivationData): ActivationData {
  const read = activationSchema.safeParse(activation);
  if (read.success) return read.data;
  throw new InvalidActivation(`No activation code: ${read.error.issues[0]?.message ?? 'a part is missing'}`);
}

/**
 * The activation code in a QR code: `LPA:1$<smdp>$<matchingId>`, followed by `$$1` if the phone must ask for a confirmation code.
 * Source: GSMA SGP.22, section 4.1; at most 255 characters.
 * @throws {InvalidActivation}
 */
export function lpaString(activation: ActivationData): string {
  const { smdpAddress, matchingId, confirmationCode } = readActivation(activation);
  const code = `LPA:1$${smdpAddress}$${matchingId}${confirmationCode ? '$$1' : ''}`;
  if (code.length > MAX_CODE_LENGTH)
    throw new InvalidActivation(`No activation code: it would be longer than ${MAX_CODE_LENGTH} characters`);
  return code;
}

/**
 * One tap on an iPhone with iOS 17.4 or newer starts the installation. The code is not encoded, as the phone expects; only a plus
 * is, because it would be read as a space.
 * @throws {InvalidActivation}
 */
export function appleInstallLink(activation: ActivationData): string {
  return `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${inQuery(lpaString(activation))}`;
}

function inQuery(code: string): string {
  return code.replaceAll('+', '%2B');
}

/**
 * The same for Android; it works only on some makes, so pages offer it as an attempt.
 * @throws {InvalidActivation}
 */
export function androidInstallLink(activation: ActivationData): string {
  return `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${inQuery(lpaString(activation))}`;
}
