export const tableWords = {
  columns: 'Columns',
  chooseColumns: 'Choose columns',
  select: (row: string) => `Select ${row}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  clear: 'Clear selection',
  loading: 'Loading...',
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
};

export const pagerWords = {
  label: 'Pages',
  first: 'Newest',
  back: 'Back',
  next: 'Older',
  end: 'This is the end of the list.',
};

export const filterWords = {
  label: 'Filters',
  any: 'Any',
  yes: 'Yes',
  no: 'No',
  clear: 'Clear filters',
  show: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
};
