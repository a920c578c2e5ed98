/** The lists that can be saved as views, by their verbs. */
export const VIEW_SCREENS = [
  'orders',
  'cases',
  'disputes',
  'mails',
  'leads',
  'invoices',
  'promotions',
  'audit',
] as const;

/** Filters that name a person: they are for one look, and never kept. */
export const UNSAVED_FILTERS: readonly string[] = ['search', 'customer'];
