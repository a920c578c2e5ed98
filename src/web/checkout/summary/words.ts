/** The lines of a ticket, before a purchase and after it. */
export const ticketWords = {
  esim: (country: string) => `${country} eSIM`,
  data: 'Data Allowance',
  addedData: (country: string) => `${country} data`,
  validity: 'Validity',
  coverage: 'Coverage',
  price: 'Plan Price',
  total: 'Total',
};
