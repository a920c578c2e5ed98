import { CURRENCY } from '../../domain/money.ts';

/** The lines of a ticket, before a purchase and after it. */
export const ticketWords = {
  esim: (country: string) => `${country} eSIM`,
  data: 'Data Allowance',
  addedData: (country: string) => `${country} data`,
  validity: 'Validity',
  coverage: 'Coverage',
  price: 'Plan Price',
  code: (code: string) => `Code ${code}`,
  /** The code promises more than the plan's price allows. */
  capped: (promised: string, most: string) => `${promised} off, up to ${most} on this plan`,
  total: 'Total',
  /** After the total. */
  currency: CURRENCY,
};

/** What is bought and what it costs, before it is paid. */
export const summaryWords = {
  title: 'Order Summary',
  /** Of a plan that goes onto an eSIM. */
  onto: 'Goes onto',
  ontoEsim: (iccid: string) => `eSIM …${iccid}`,
  starts: 'Starts',
  ends: 'Ends',
  taxes: 'Taxes & Service Fee',
  included: 'Included',
  speed: (speeds: string | null) => `Speed: ${speeds ?? 'unknown'}`,
  /** After what is said of its speed. */
  daysStart: (country: string) => `Days start at first use in ${country}.`,
};
