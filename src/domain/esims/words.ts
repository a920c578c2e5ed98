/** The network's states of a bundle. */
export const bundleLabels = {
  active: 'Active',
  queued: 'Queued',
  processing: 'Processing',
  depleted: 'Depleted',
  expired: 'Expired',
  lapsed: 'Lapsed',
  revoked: 'Revoked',
  unknown: 'UNKNOWN',
};

/** What they mean for its owner; null if the label says it. */
export const bundleMessages = {
  active: null,
  queued: 'Not used yet. The days start when it first connects.',
  processing: 'The network is getting this plan ready. It can be installed meanwhile.',
  depleted: 'All data is used.',
  expired: 'The days of this plan are over.',
  lapsed: 'This plan was never used and has run out.',
  revoked: 'This plan was taken back.',
  unknown: null,
};
