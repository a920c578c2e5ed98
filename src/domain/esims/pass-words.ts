/** The word stamped on a pass in each of its states, from choosing a plan to its last day; none while it is chosen. */
export const PASS_STAMPS = {
  preview: null,
  paid: 'Paid',
  ready: 'Ready to install',
  in_use: null,
  used_up: 'Used up',
  over: 'Over',
  returned: 'Money back',
};

/** What a pass is for: an eSIM, or data for one that the buyer already has. */
export const passTitle = (country: string, isAdded: boolean) =>
  isAdded ? `${country} data` : `${country} eSIM`;

/** 'Unlimited Lite, 7 days'. */
export const passPlan = (label: string, days: string) => `${label}, ${days}`;
