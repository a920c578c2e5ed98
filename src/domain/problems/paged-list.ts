/** Lists that are read page by page, each from the place that the previous page returned. */
export type PagedList =
  | 'countries'
  | 'plans'
  | 'esims'
  | 'orders'
  | 'customers'
  | 'leads'
  | 'draft_orders'
  | 'cases'
  | 'disputes'
  | 'reconciliations'
  | 'invoices'
  | 'payouts'
  | 'promotions'
  | 'mails'
  | 'webhooks';
