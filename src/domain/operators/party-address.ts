/** What Stripe's ids begin with, and the part of its dashboard that shows them. */
const STRIPE_PAGES: Readonly<Record<string, string>> = {
  pi: 'payments',
  ch: 'payments',
  py: 'payments',
  re: 'refunds',
  pyr: 'refunds',
  dp: 'disputes',
  du: 'disputes',
  po: 'payouts',
};

/**
 * The page of an id in its processor's dashboard: Stripe's payments, refunds, disputes and payouts, PayPal's transactions and disputes.
 * Null for everything else, also for text that only resembles an id.
 * @param isLive whether real money moves; otherwise the page is among the test data
 */
export function partyAddress(id: string, isLive: boolean): string | null {
  const [, prefix = ''] = /^([a-z]{2,3})_[A-Za-z0-9]{3,100}$/.exec(id) ?? [];
  const page = Object.hasOwn(STRIPE_PAGES, prefix) ? STRIPE_PAGES[prefix] : undefined;
  if (page !== undefined) return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}${page}/${id}`;
  const paypal = `https://www.${isLive ? '' : 'sandbox.'}paypal.com`;
  // With a digit at least: otherwise it could be a word in capitals.
  if (/^(?=[A-Z]*\d)[A-Z0-9]{17}$/.test(id)) return `${paypal}/activity/payment/${id}`;
  if (/^PP(?:-[A-Z\d]{1,20}){1,4}$/.test(id)) return `${paypal}/resolutioncenter/view/${id}`;
  return null;
}
