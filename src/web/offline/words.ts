/** The button that keeps an order on the phone for landing without a network. */
export const keepWords = {
  /** On a phone, and on any other device. */
  keep: { phone: 'Keep on this phone', device: 'Keep on this device' },
  what: 'The QR code, the codes and the steps then open without a network, too.',
  kept: 'It’s kept here and opens without a network.',
  open: 'See what’s kept',
  remove: 'Remove it from here',
  removed: 'It was removed from here.',
  /** Safari deletes what pages store after seven days without a visit, but not from its Home Screen. */
  iphone:
    'Safari deletes it after 7 days without a visit. To keep it longer, add this page to your Home Screen.',
  failed: {
    offline: 'It couldn’t be loaded. Check your connection and try again.',
    full: 'There’s no room for it here. Free some space and try again.',
    blocked:
      'This browser keeps nothing for websites. Leave private browsing, allow cookies for this site, or print the page.',
    over: 'There’s nothing to keep. This eSIM is over or on its way back.',
  },
};
