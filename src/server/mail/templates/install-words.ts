/** How to install an eSIM, in every mail with its codes. */
export const installWords = {
  onIphone: 'Install on iPhone',
  onAndroid: 'Install on Android',
  note: 'Open this email on the phone you’ll travel with. An iPhone needs iOS 17.4 or newer, and some Android phones need the QR code.',
  /** Beside the QR code. */
  picture: {
    title: 'Reading on another screen?',
    text: (file: string) =>
      `Scan the code (also attached as ${file}) with the camera of the phone that needs the eSIM. It works once, so keep the eSIM on your phone until your trip is over.`,
    alt: 'QR code that installs the eSIM',
  },
  /** The names of the codes are those in a phone's settings. */
  codes: {
    title: 'Or enter the codes by hand',
    address: 'SM-DP+ address',
    activation: 'Activation code',
    confirmation: 'Confirmation code',
    both: 'Both in one, for phones with a single field',
  },
};
