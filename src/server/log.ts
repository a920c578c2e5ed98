import { type Logger, pino } from 'pino';

export type { Logger };

/** Names whose values never reach a log, at the top of a logged object or up to two levels below. */
export const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'apiKey',
  'dataKey',
  'password',
  'secret',
  'client_secret',
  'clientSecret',
  'token',
  'order',
  'attempt_id',
  'attemptId',
  'activation',
  'codes',
  'lpa',
  'matching_id',
  'matchingId',
  'smdp_address',
  'smdpAddress',
  'qr_code_data',
  'qr_code_base64',
  'apple_url',
  'android_url',
  'fullName',
  'full_name',
  'email',
  'alternative_email',
  'alternativeEmail',
  'original_user_email',
  'address',
  'to',
];

export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => {
        const key = name.includes('-') ? `["${name}"]` : name;
        return name.includes('-') ? [key, `*${key}`, `*.*${key}`] : [key, `*.${key}`, `*.*.${key}`];
      }),
      censor: '[secret]',
    },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Errors of SDKs carry requests and answers: only name, words and place are kept, without what looks like a secret. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return {
    name: error.name,
    message: hideSecrets(error.message),
    stack: hideSecrets(error.stack ?? ''),
    ...cause,
  };
}

function hideSecrets(text: string): string {
  return (
    text
      // A failed query repeats everything that was to be stored.
      .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: [secret]')
      .replace(/\/\/[^\s/@]+@/g, '//[secret]@')
      .replace(/LPA:1\$\S+/g, 'LPA:[secret]')
      .replace(/_secret_\w+/g, '_secret_[secret]')
      .replace(/\b(sk|rk|whsec)_\w+/g, '$1_[secret]')
      .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[address]')
  );
}
