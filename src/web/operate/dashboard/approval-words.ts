export const approvalPageWords = {
  back: 'Dashboard',
  title: 'Approval',
  asked: 'Asked for',
  states: {
    waiting: 'Waiting',
    approved: 'Approved',
    declined: 'Declined',
    lapsed: 'Expired',
  },
  over: {
    waiting: '',
    approved: 'It was approved, and done at once.',
    declined: 'It was declined. Nothing was sent.',
    lapsed: 'Nobody decided in time. Nothing was sent; it can be asked for again from the order.',
  },
  own: 'You asked for this. A colleague has to approve it.',
  notYours: 'Owners, managers and finance can approve it.',
  until: 'Can be decided until',
  decidedBy: 'Decided by',
  commandLine: 'The command line',
  decidedAt: 'Decided',
};
