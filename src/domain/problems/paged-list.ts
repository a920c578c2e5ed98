/** Lists that are read page by page, each from a place that the page before said. */
export type PagedList =
  | 'countries'
  | 'plans'
  | 'esims'
  | 'orders'
  | 'customers'
  | 'leads'
  | 'cases'
  | 'disputes'
  | 'comparisons'
  | 'invoices'
  | 'payouts'
  | 'promotions'
  | 'mails';
