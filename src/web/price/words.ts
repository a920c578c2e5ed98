import { named } from '../../domain/language-words.ts';

/** The rows of a ticket, before and after a purchase. */
export const ticketWords = {
  data: 'Data Allowance',
  validity: 'Validity',
  coverage: 'Coverage',
  price: 'Plan Price',
  code: (code: string) => `Code ${code}`,
  /** What a company in another country of the EU does not pay. */
  reverseCharge: 'VAT (reverse charge)',
  total: 'Total',
  /** After the total; empty if its sign says it. */
  currency: (code: string) => code,
};

/** The plan and its price before payment. */
export const summaryWords = {
  title: 'Order Summary',
  /** For top-ups. */
  onto: 'Goes onto',
  ontoEsim: (iccid: string) => `eSIM …${iccid}`,
  starts: 'Starts',
  ends: 'Ends',
  taxes: 'Taxes & Service Fee',
  included: 'Included',
  /** Below it, where the shop charges no tax. */
  untaxed: 'No VAT or sales tax is charged.',
  speed: (speeds: string | null) => `Speed: ${speeds ?? 'unknown'}`,
  /** @param country where the days start at first use; null if the line is all there is to say */
  speedNote: (line: string, country: string | null) =>
    country === null ? `${line}.` : `${line}. Days start at first use in ${named(country)}.`,
};

/** The line about a plan below its ticket. */
export const planLineWords = {
  /** An unlimited plan's data, in gigabytes, and the speed after that. */
  fullSpeed: (gigabytes: number, slower: string) => `${gigabytes} GB a day at full speed, then ${slower}`,
  startsIn: (place: string) => `Starts at first use in ${named(place)}`,
};
