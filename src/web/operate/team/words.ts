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
    item: 'Reset authenticator',
    title: 'Reset the authenticator?',
    lead: (email: string) =>
      `Use this for a lost phone. ${email} is signed out of the console and gets an email to set up another app.`,
    action: 'Reset authenticator',
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
    owner: 'Everything, including the team and exports of the audit.',
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
