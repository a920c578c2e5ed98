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
  lead: 'Use your account at the shop, or a passkey of yours.',
  passkey: 'Sign in with a passkey',
  email: 'Email',
  button: 'Sign in',
  missing: 'Fill in both fields.',
  forgot: 'Forgot your password?',
};

export const noOperatorWords = {
  title: 'You don’t have access to the console',
  text: (email: string) =>
    `You are signed in as ${email}. If someone invited you, use the link in the invitation.`,
  other: 'Use another account',
};

/** The browser's part in making and using a passkey. */
export const passkeyWords = {
  label: 'Passkey',
  labelOn: (device: string) => `Passkey on ${device}`,
  cancelled: 'No passkey was used. Try again, or choose another way.',
  known: 'This device or password manager already has a passkey for your console.',
  unusable: 'Your browser can’t use a passkey here. Choose another way.',
};

export const codeWords = {
  title: 'Confirm that it’s you',
  titleOfCode: 'Enter your code',
  passkey: 'Use your passkey',
  or: 'or',
  leadOfPasskey: (email: string) => `You are signed in as ${email}.`,
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
  title: 'Confirm that it’s you',
  lead: {
    both: 'This needs your passkey, or a fresh code from your authenticator app.',
    authenticator: 'This needs a fresh code from your authenticator app.',
    passkey: 'This needs your passkey, or one of your recovery codes.',
    recovery: 'Your passkey doesn’t work in this browser, so this needs one of your recovery codes.',
  },
  button: 'Confirm',
};

export const authenticatorWords = {
  scanTitle: 'Use an authenticator app',
  scan: 'Scan this with an authenticator app on your phone. Any that makes six-digit codes will do.',
  qr: 'QR code for your authenticator app',
  openApp: 'Open in my authenticator app',
  byHand: 'Or type this key into the app:',
  secret: 'setup key',
  confirm: 'Then enter the code that the app shows',
};

export const joinWords = {
  title: (brand: string) => `Join the ${brand} console`,
  loading: 'Checking your invitation...',
  lead: (email: string, role: Role) => `${email} joins as ${roleWords[role].asOne}.`,
  step: (number: 1 | 2) => `Step ${number} of 2`,
  account: {
    title: 'How do you want to sign in?',
    name: 'Your name',
    nameHint: 'Your colleagues see it. You can leave it empty.',
    button: 'Continue',
    passkey: 'Use a passkey',
    passkeyHint: 'Your fingerprint, face or PIN signs you in, and no second step is needed.',
  },
  signIn: {
    title: 'Sign in first',
    lead: 'This address already has an account at the shop. Sign in to it to go on.',
    email: 'Email',
  },
  factor: {
    title: 'Add a second step',
    lead: 'The console can move money, so a password alone doesn’t open it.',
    passkey: 'Use a passkey',
    passkeyHint: 'The fingerprint, face or PIN of this device, or a security key.',
  },
  button: 'Join',
  unusable: {
    used: {
      title: 'This invitation has been used',
      text: 'It works once. If you have joined, open the console. If it wasn’t you, tell an owner now.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'An invitation is good for seven days. Ask an owner for a new one.',
    },
    withdrawn: {
      title: 'This invitation was withdrawn',
      text: 'An owner took it back. Ask them if you think that is a mistake.',
    },
    unknown: {
      title: 'This link doesn’t work',
      text: 'It may be incomplete, or a newer invitation has replaced it. Open the newest email from us.',
    },
    action: 'Open the console',
  },
  noLink: {
    title: 'This link is incomplete',
    text: 'Open it from the email again, or copy the complete link.',
  },
  otherMailbox: {
    title: 'This invitation is for another address',
    text: (invited: string, own: string) => `It went to ${invited}. You are signed in as ${own}.`,
    action: 'Sign out and go on',
  },
};

export const recoveryWords = {
  title: 'Save your recovery codes',
  lead: 'If you lose your phone or passkey, each of these opens the console once. They are shown only now.',
  what: 'recovery codes',
  download: 'Download',
  print: 'Print',
  filename: 'recovery-codes.txt',
  head: (brand: string, email: string) => `${brand} console, recovery codes for ${email}. Each works once.`,
  kept: 'I’ve saved them',
  missing: 'Save them first: without them, you are locked out if you lose your phone or passkey.',
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
