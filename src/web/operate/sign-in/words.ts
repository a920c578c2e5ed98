import type { Role } from '../../../domain/operators/roles.ts';

/** Articles are part of the texts, because a translation may have none. */
export const roleWords: Record<Role, { name: string; asOne: string }> = {
  owner: { name: 'Owner', asOne: 'an owner' },
  manager: { name: 'Manager', asOne: 'a manager' },
  support: { name: 'Support', asOne: 'support' },
  finance: { name: 'Finance', asOne: 'finance' },
  viewer: { name: 'Viewer', asOne: 'a viewer' },
};

export const entranceWords = {
  console: 'Console',
  loading: 'Loading the console...',
  toShop: 'To the shop',
  sandbox: 'Sandbox: no real money moves.',
};

export const endedWords = {
  idle: 'You were away for 30 minutes, so we signed you out. Sign in to return to your page.',
  over: 'Your session has expired. Sign in to return to your page.',
  left: 'You have left the console.',
};

export const signInWords = {
  title: 'Sign in',
  lead: 'Use your account at the shop. Have your authenticator app ready.',
  email: 'Email',
  button: 'Sign in',
  missing: 'Fill in both fields.',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet? Create one at the shop',
};

export const noOperatorWords = {
  title: 'You don’t have access to the console',
  text: (email: string) =>
    `You are signed in as ${email}. If someone invited you, use the link in the invitation.`,
  other: 'Use another account',
};

export const codeWords = {
  title: 'Enter your code',
  lead: (email: string) => `Your authenticator app shows it for ${email}.`,
  code: 'Six-digit code',
  recoveryCode: 'Recovery code',
  toRecovery: 'Use a recovery code instead',
  toCode: 'Use a code from the app instead',
  recoveryHint: 'Each recovery code works once.',
  button: 'Open the console',
  incomplete: 'A code has six digits.',
  incompleteRecovery: 'Enter the complete recovery code.',
  wrong: 'That code is wrong, or it has been used already. Wait for the next one.',
  wrongRecovery: 'That recovery code is wrong, or it has been used already.',
  tooMany: (seconds: number) => {
    if (seconds <= 0) return 'You can try again now.';
    const [whole, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minutes'] : [seconds, 'seconds'];
    return `Too many wrong codes. Try again in ${whole} ${unit}.`;
  },
  tooManyForNow: 'Too many tries. Wait a few minutes.',
  other: 'Use another account',
};

export const stepUpWords = {
  title: 'Confirm with a code',
  lead: 'This needs a fresh code from your authenticator app.',
  button: 'Confirm',
};

export const joinWords = {
  title: (brand: string) => `Join the ${brand} console`,
  signInFirst:
    'Sign in to the shop with the address that was invited. If it has no account yet, create one there, then come back to this page.',
  loading: 'Checking your invitation...',
  lead: (email: string, role: Role) => `${email} joins as ${roleWords[role].asOne}.`,
  scanTitle: 'Set up your authenticator app',
  scan: 'Scan this with an authenticator app on your phone. Any that makes six-digit codes will do.',
  qr: 'QR code for your authenticator app',
  openApp: 'Open in my authenticator app',
  byHand: 'Or type this key into the app:',
  secret: 'setup key',
  confirm: 'Then enter the code that the app shows',
  button: 'Join',
  used: {
    title: 'This link was used or has expired',
    text: 'Each invitation works once, for a few days. Ask an owner for a new one. If you have joined already, open the console.',
    action: 'Open the console',
  },
  noLink: {
    title: 'This link is incomplete',
    text: 'Open it from the email again, or copy the complete link.',
  },
  otherMailbox: {
    title: 'This invitation is for another address',
    text: (invited: string, own: string) => `It went to ${invited}. You are signed in as ${own}.`,
    action: 'Sign in with the other account',
  },
};

export const recoveryWords = {
  title: 'Save your recovery codes',
  lead: 'If you lose your phone, each of these opens the console once. They are shown only now.',
  what: 'recovery codes',
  download: 'Download',
  print: 'Print',
  filename: 'recovery-codes.txt',
  head: (brand: string, email: string) => `${brand} console, recovery codes for ${email}. Each works once.`,
  kept: 'I’ve saved them',
  missing: 'Save them first: without them, you are locked out if you lose your phone.',
  button: 'Open the console',
};

export const openWords = {
  title: 'Opening the console...',
  failed: 'This link doesn’t work',
  used: 'It was used or has expired. Restart the sandbox to get a new one.',
  action: 'Sign in instead',
};

export const awayWords = {
  title: 'The console can’t be reached',
};
