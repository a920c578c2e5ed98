import type { Role } from '../../../domain/operators/roles.ts';
import { roleWords } from '../sign-in/words.ts';

export const peopleWords = {
  title: 'People',
  lead: 'Who runs the shop, and who is invited to.',
  list: 'People',
  you: 'you',
  columns: { email: 'Email', name: 'Name', role: 'Role', state: 'State', since: 'Since', acts: 'Change' },
  states: { active: 'Active', invited: 'Invited', 'invitation over': 'Invitation ran out' },
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
    wrong: 'Enter a whole email address.',
  },
  again: 'Send a new link',
  role: {
    item: 'Change the role',
    title: 'Change the role',
    lead: (email: string) => `It counts at once, also for what ${email} has open.`,
    field: 'New role',
    action: 'Change the role',
    done: (email: string, role: Role) => `${email} now has the role ${roleWords[role].name}.`,
  },
  codes: {
    item: 'Reset the codes',
    title: 'Reset the codes?',
    lead: (email: string) =>
      `For a lost phone: ${email} is signed out of the console, and gets an email to set up another app.`,
    action: 'Reset the codes',
    done: (email: string) => `A new link is on its way to ${email}.`,
  },
  remove: {
    item: 'Remove',
    title: 'Remove from the team?',
    lead: (email: string) => `${email} is out at once. Their account at the shop stays.`,
    action: 'Remove',
    done: (email: string) => `${email} is no longer on the team.`,
  },
  rolesTitle: 'What a role may do',
  roles: {
    owner: 'Everything, people and the export of the audit too.',
    manager:
      'Orders, refunds, cases, disputes, customers, leads, switches, jobs, prices, the catalogue, the audit. Not people.',
    support: 'Orders, refunds, cases and codes of buyers; customers and leads. Erases nobody.',
    finance: 'Orders, refunds, cases, answers to disputes, exports and the books; reads prices. No codes.',
    viewer: 'Reads orders, cases, disputes and how the shop is doing, changes nothing.',
  } satisfies Record<Role, string>,
  empty: { none: { title: 'Nobody is here yet.' } },
};

export const ownConsoleWords = {
  title: 'Your open consoles',
  here: 'this one',
  columns: { device: 'Device', address: 'Address', opened: 'Opened', used: 'Last used', end: 'End' },
  end: 'End',
  endOthers: 'End all others',
  ended: (device: string) => `The console on ${device} has ended.`,
  othersEnded: 'All other consoles of yours have ended.',
};
