import type { LeadState } from '../../../domain/enterprise/lead-state.ts';

export const leadStateWords: Record<LeadState, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};

export const leadsWords = {
  title: 'Leads',
  lead: 'What companies asked for, newest first',
  list: 'Leads',
  columns: {
    company: 'Company',
    at: 'Sent',
    state: 'State',
    owner: 'Owner',
    size: 'Team',
    contact: 'Contact',
  },
  filters: { state: 'State', owner: 'Owner' },
  empty: {
    none: { title: 'No requests yet', text: 'What companies send by the form for them appears here.' },
    filtered: {
      title: 'No request fits these filters',
      text: 'Take a filter away.',
    },
  },
};

export const leadWords = {
  back: 'All leads',
  sent: 'Sent',
  message: { title: 'Message', none: 'They wrote no message.' },
  facts: {
    title: 'Company',
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    website: 'Website',
    size: 'Team',
    regions: 'Regions',
    news: 'Wants news',
    yes: 'Yes',
    no: 'No',
    customer: 'Customer',
    customerLink: 'Look for them among the customers',
    id: 'Id',
  },
  work: {
    title: 'Where it stands',
    state: 'State',
    owner: 'Owner',
    nobody: 'Nobody',
    note: 'Note',
    kept: 'For your team. Deleted with the request.',
    action: 'Save',
    done: 'Saved.',
    unchanged: 'There is nothing to save.',
    theirNote: 'The note as it stands',
  },
};
