import type { LeadState } from '../../../domain/enterprise/lead-state.ts';

export const leadStateWords: Record<LeadState, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};

export const leadsWords = {
  title: 'Leads',
  lead: 'Requests from companies, newest first',
  list: 'Leads',
  columns: {
    company: 'Company',
    at: 'Sent',
    state: 'State',
    owner: 'Owner',
    size: 'Team size',
    contact: 'Contact',
  },
  filters: { state: 'State', owner: 'Owner' },
  empty: {
    none: { title: 'No requests yet', text: 'Requests from the business contact form appear here.' },
    filtered: {
      title: 'No request matches these filters',
      text: 'Remove a filter to see the others.',
    },
  },
};

export const leadWords = {
  offer: 'Make an offer',
  back: 'All leads',
  sent: 'Sent',
  message: { title: 'Message', none: 'There is no message.' },
  facts: {
    title: 'Company',
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    website: 'Website',
    size: 'Team size',
    regions: 'Regions',
    news: 'Wants news',
    yes: 'Yes',
    no: 'No',
    customer: 'Customer',
    customerLink: 'Find in Customers',
    id: 'ID',
  },
  work: {
    title: 'Progress',
    state: 'State',
    owner: 'Owner',
    nobody: 'Nobody',
    note: 'Note',
    kept: 'Only your team sees it. It is deleted with the request.',
    action: 'Save',
    done: 'Saved.',
    unchanged: 'There is nothing to save.',
    theirNote: 'Current note',
  },
};
