export const invoicesWords = {
  title: 'Invoices',
  lead: 'Invoices and credit notes, as they were written to buyers.',
  list: 'Invoices and credit notes',
  zip: 'All as ZIP',
  filters: {
    month: 'Month',
    kind: 'Kind',
    which: 'Number, order or email',
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
    done: (filename: string) => `Saved as ${filename}.`,
  },
  erased: 'Erased',
  empty: {
    none: {
      title: 'No invoices yet',
      text: 'Each delivered order has one, and each refund has a credit note.',
    },
    filtered: {
      title: 'No document fits these filters',
      text: 'Take a filter away to see the others.',
    },
  },
};
