export const invoicesWords = {
  title: 'Invoices',
  lead: 'Invoices and credit notes that buyers received',
  list: 'Invoices and credit notes',
  zip: 'Download ZIP',
  filters: {
    month: 'Month',
    kind: 'Kind',
    search: 'Number, order or email',
  },
  kinds: { invoice: 'Invoice', credit_note: 'Credit note' } as const,
  columns: {
    number: 'Number',
    issued: 'Issued',
    order: 'Order',
    kind: 'Kind',
    credits: 'Credits',
    buyer: 'Buyer',
    total: 'Total',
    pdf: 'PDF',
  },
  pdf: {
    button: 'PDF',
    name: (number: string) => `${number} as PDF`,
  },
  erased: 'Erased',
  empty: {
    none: {
      title: 'No invoices yet',
      text: 'Each delivered order gets an invoice, and each refund gets a credit note.',
    },
    filtered: {
      title: 'No document matches these filters',
      text: 'Remove a filter to see the others.',
    },
  },
};
