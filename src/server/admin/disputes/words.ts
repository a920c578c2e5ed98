import type { Timeline } from '../../../domain/esims/timeline.ts';
import { named } from '../../../domain/language-words.ts';

/** The words a bank reads. */
export const evidenceWords = {
  product: (data: string, days: string, country: string) =>
    `${data} of mobile data for ${days} in ${named(country)}, a digital product (eSIM) that is delivered on a web page and by email at once.`,
  disclosure: (url: string) =>
    `Shown beside the price, at the checkout before paying, in the email with the eSIM, and at ${url}/refund-policy.`,
  bought: (buyer: string, brand: string, product: string) => `${buyer} bought from ${brand}: ${product}`,
  ordered: (number: string, url: string) => `order ${number} was made on ${url}`,
  paid: (amount: string, method: string | null) => `${amount} was paid${method ? ` with ${method}` : ''}`,
  mailed: (template: string, address: string) =>
    `the email "${template}" was taken by the email server of ${address}`,
  consented: 'the buyer asked for delivery at once, and confirmed what that means for the right to withdraw',
  esim: (iccid: string) => `eSIM (ICCID) ${iccid}`,
  network: (state: string) => `The network reports the plan as: ${state}.`,
  minute: (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  /** Steps that only the buyer or their phone can have taken, and what the network did for them. */
  steps: {
    assigned: 'the plan was put onto the eSIM',
    installed: 'the eSIM was installed on a phone',
    first_use: 'data was used for the first time',
    used_80: 'most of the data was used',
    topped_up: 'the same buyer added data',
    ended: 'the plan ended',
  } as Partial<Record<Timeline[number]['step'], string>>,
};
