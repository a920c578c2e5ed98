/** What stands on the page that opens without a network, besides the words of the installation. */
export const packWords = {
  install: 'Install your eSIM',
  wifi: 'Installing needs Wi‑Fi. Once it’s installed, you need nothing from here.',
  used: 'This eSIM was installed, so its codes were deleted here. They work only once.',
  anotherScreen: 'On another screen',
  arrival: 'When you land',
  trouble: 'No connection?',
  apn: {
    name: 'APN',
    automatic: 'Your phone sets it by itself.',
    byHand: 'Enter it in the settings of this eSIM if there’s no connection.',
    unknown: 'Most phones set it by themselves. If yours asks for one, write to us.',
  },
  facts: 'Your plan',
  iccid: 'ICCID',
  left: 'Data left',
  /** @param date also a placeholder, which the page without a network replaces */
  read: (date: string) => `As of ${date}`,
  kept: (date: string) => `Kept on ${date}.`,
  until: (date: string) => `It’s deleted from here on ${date}.`,
  help: 'Help',
  write: 'Write to us once you’re online, with your order number.',
  chat: 'Open the chat',
  remove: 'Remove it from here',
  removeQuestion: 'Without a network you can’t get it back.',
  yes: 'Remove',
  no: 'Keep it',
};
