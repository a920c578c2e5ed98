/** The page that shows what a browser keeps of orders, besides what is kept with each of them. */
export const offlineWords = {
  title: 'Kept on this device',
  offline: 'You’re offline. This is what you kept.',
  none: {
    title: 'Nothing is kept here',
    text: 'While you’re online, open your order and press “Keep on this phone”. Your QR code, codes and steps then open here without a network.',
    open: 'View My eSIMs',
  },
  /** It was kept by another release, or changed. */
  unreadable: 'This can’t be opened anymore. Remove it, and keep your eSIM again once you’re online.',
  remove: 'Remove it from here',
  noScript: 'This page needs JavaScript. Allow it for this site.',
};
