/** The ways in which lists are sorted, as the shop calls them. */
export const sortNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest amount first',
  lowest: 'Lowest amount first',
  due: 'Due first',
  due_last: 'Due last',
};

export const tableWords = {
  columns: 'Columns',
  chooseColumns: 'Choose columns',
  select: (row: string) => `Select ${row}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  clear: 'Clear selection',
  loading: 'Loading...',
  /** Which rows of how many: '1–50 of 1,234'. */
  range: (first: number, last: number, total: string) => `${first}–${last} of ${total}`,
  all: (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`),
  total: (count: number) => formatNumber(count),
  moreThan: (count: number) => `more than ${formatNumber(count)}`,
  many: 'many',
  sort: 'Sort by',
  /** By the shop's words for them. */
};

const NUMBER = new Intl.NumberFormat('en-US');
const formatNumber = (count: number) => NUMBER.format(count);

export const pagerWords = {
  label: 'Pages',
  first: 'First page',
  back: 'Back',
  next: 'Next',
  end: 'This is the end of the list.',
};

/** For a page without rows that is not the last one. */
export const gapWords = {
  none: { title: 'None on this page', text: 'The next page goes on from here.' },
};

export const filterWords = {
  label: 'Filters',
  any: 'Any',
  yes: 'Yes',
  no: 'No',
  clear: 'Clear filters',
  more: 'More filters',
  show: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
};

export const viewWords = {
  label: 'Views',
  all: 'All',
  save: 'Save view',
  saveTitle: 'Save this view',
  saveLead: 'It keeps the filters, the order and the columns. A search for a person isn’t kept.',
  renameTitle: 'Rename this view',
  name: 'Name',
  missing: 'Enter a name.',
  shared: 'Share it with the team',
  sharedHint: 'Everybody sees it. You, managers and owners can change it.',
  act: 'Save',
  menu: 'View',
  menuOf: (name: string) => `Change the view ${name}`,
  update: 'Save changes',
  rename: 'Rename or share',
  remove: 'Delete',
  makeDefault: 'Open this list with it',
  noDefault: 'Don’t open this list with it',
  removeTitle: (name: string) => `Delete the view “${name}”?`,
  removeLead: 'The orders and filters stay as they are. A list that opened with it opens whole.',
  removeShared: 'The whole team loses it.',
  gone: 'This view is gone',
  goneText: 'Someone deleted it. You see the list with its filters, which you can save again.',
  sharedMark: 'shared with the team',
  changed: 'changed',
  saved: (name: string) => `“${name}” is saved.`,
  removed: (name: string) => `“${name}” is deleted.`,
  isDefault: (name: string) => `This list opens with “${name}” for you.`,
  isNoDefault: 'This list opens whole for you.',
};
