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
  idle: 'You were away for 30 minutes, so the console was closed. Your page is kept.',
  over: 'Your time in the console is over. Your page is kept.',
  left: 'You have left the console.',
};

export const signInWords = {
  title: 'Sign in',
  lead: 'With the account that you have at the shop. A code from your authenticator app comes next.',
  email: 'Email',
  button: 'Sign in',
  missing: 'Fill in both fields.',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet? Create one at the shop',
};

export const noOperatorWords = {
  title: 'You aren’t an operator here',
  text: (email: string) =>
    `You are signed in as ${email}, which opens no console. If someone invited you, use the link in that email.`,
  other: 'Use another account',
};

export const codeWords = {
  title: 'Enter your code',
  lead: (email: string) => `From your authenticator app, for ${email}.`,
  code: 'Six-digit code',
  recoveryCode: 'Recovery code',
  toRecovery: 'Use a recovery code instead',
  toCode: 'Use a code from the app instead',
  recoveryHint: 'Each of them works once.',
  button: 'Open the console',
  incomplete: 'A code has six digits.',
  incompleteRecovery: 'Type the whole recovery code.',
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
    title: 'This link has been used, or it has run out',
    text: 'Each invitation works once, for a few days. Ask an owner for a new one. If you have joined already, open the console.',
    action: 'Open the console',
  },
  noLink: {
    title: 'This link is incomplete',
    text: 'Open it from the email once more, or copy all of it.',
  },
  otherMailbox: {
    title: 'This invitation is for another address',
    text: (invited: string, own: string) => `It went to ${invited}. You are signed in as ${own}.`,
    action: 'Sign in with the other account',
  },
};

export const keptWords = {
  title: 'Keep your recovery codes',
  lead: 'If you lose your phone, each of these opens the console once. They are shown only now.',
  what: 'recovery codes',
  download: 'Download',
  print: 'Print',
  filename: 'recovery-codes.txt',
  head: (brand: string, email: string) => `${brand} console, recovery codes for ${email}. Each works once.`,
  kept: 'I have kept them',
  missing: 'Keep them first: without them a lost phone locks you out.',
  button: 'Open the console',
};

export const openWords = {
  title: 'Opening the console...',
  failed: 'This link opens nothing',
  used: 'It has been used, or it has run out. A new start of the sandbox prints a new one.',
  action: 'Sign in instead',
};

export const awayWords = {
  title: 'The console can’t be reached',
};
