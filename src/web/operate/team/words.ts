import type { Role } from '../../../domain/operators/roles.ts';
import { roleWords } from '../sign-in/words.ts';

export const teamWords = {
  title: 'Team',
  lead: 'The people who run the shop, and those who are invited',
  list: 'Team',
  you: 'you',
  columns: { email: 'Email', name: 'Name', role: 'Role', state: 'State', since: 'Since', acts: 'Change' },
  states: { active: 'Active', invited: 'Invited', 'invitation over': 'Invitation expired' },
  change: (email: string) => `Change ${email}`,
  button: 'Change',
  invite: {
    button: 'Invite someone',
    title: 'Invite someone',
    lead: 'They get an email with a link that works once, for seven days.',
    email: 'Email',
    role: 'Role',
    action: 'Send the invitation',
    done: (email: string) => `The invitation is on its way to ${email}.`,
    wrong: 'Enter a complete email address.',
  },
  again: 'Send a new link',
  role: {
    item: 'Change the role',
    title: 'Change the role',
    lead: (email: string) => `The new role applies at once, even where ${email} has the console open.`,
    field: 'New role',
    action: 'Change the role',
    done: (email: string, role: Role) => `${email} now has the role ${roleWords[role].name}.`,
  },
  codes: {
    item: 'Reset sign-in',
    title: 'Reset how they sign in?',
    lead: (email: string) =>
      `Use this if everything is lost: app, passkeys and recovery codes. ${email} is signed out of the console and gets an email to set up others.`,
    action: 'Reset and send a link',
    done: (email: string) => `A new link is on its way to ${email}.`,
  },
  remove: {
    item: 'Remove',
    title: 'Remove from the team?',
    lead: (email: string) => `${email} loses access at once. Their account at the shop stays.`,
    action: 'Remove',
    done: (email: string) => `${email} is no longer on the team.`,
  },
  rolesTitle: 'What each role can do',
  roles: {
    owner: 'Everything, including the team, connections and exports of the audit.',
    manager:
      'Orders, refunds, cases, disputes, customers, leads, switches, jobs, prices, the catalogue, the audit. Not the team.',
    support: 'Orders, refunds, cases, eSIM codes, customers and leads. Can’t erase customers.',
    finance:
      'Orders, refunds, cases, answers to disputes, exports and reconciliation. Reads prices. No eSIM codes.',
    viewer: 'Reads orders, cases, disputes and the state of the shop. Changes nothing.',
  } satisfies Record<Role, string>,
  empty: { none: { title: 'The team is empty.' } },
};

export const ownConsoleWords = {
  title: 'Your sessions',
  here: 'this one',
  columns: { device: 'Device', address: 'Address', opened: 'Opened', used: 'Last used', end: 'End' },
  end: 'End',
  endOthers: 'End all others',
  ended: (device: string) => `The session on ${device} has ended.`,
  othersEnded: 'All your other sessions have ended.',
};

export const ownPasskeyWords = {
  card: 'How you sign in',
  title: 'Your passkeys',
  lead: 'A passkey opens the console and confirms acts. Add a second one on another device, or an authenticator app, in case you lose the first.',
  leadWithApp:
    'A passkey opens the console and confirms acts without a code. Your authenticator app goes on working.',
  columns: { label: 'Name', added: 'Added', used: 'Last used', acts: 'Change' },
  change: 'Change',
  changeOf: (label: string) => `Change ${label}`,
  label: 'Name',
  labelHint: 'To tell it from your others, such as “Work laptop”.',
  add: {
    button: 'Add a passkey',
    title: 'Add a passkey',
    lead: 'Your browser asks for your fingerprint, face, PIN or security key. Owners get an email about it.',
    action: 'Add it',
    done: (label: string) => `${label} can open the console now.`,
  },
  rename: {
    item: 'Rename',
    title: 'Rename the passkey',
    lead: 'Only you see its name.',
    action: 'Rename',
    done: (label: string) => `It is called ${label} now.`,
  },
  remove: {
    item: 'Remove',
    title: 'Remove this passkey?',
    lead: 'It will no longer open the console. Delete it on your device, too, which still offers it.',
    action: 'Remove',
    done: (label: string) => `${label} has been removed.`,
  },
  app: {
    button: 'Set up an authenticator app',
    title: 'Set up an authenticator app',
    lead: 'Its codes open the console after your password or Google, and confirm acts. Owners get an email about it.',
    replace: 'Replace the authenticator app',
    replaceTitle: 'Replace your authenticator app',
    replaceLead:
      'For another phone or app. The present one stops working once you enter a code of the new one. Owners get an email about it.',
    action: 'Set it up',
    done: 'Your authenticator app is set up. Its codes work now.',
  },
  codes: {
    button: 'New recovery codes',
    title: 'Replace your recovery codes?',
    lead: 'You get ten new ones. The old ones stop working at once.',
    action: 'Replace them',
    saved: 'Done',
    done: 'Your old recovery codes no longer work.',
  },
};
