import { named } from '../../../domain/language-words.ts';

/** With the codes of a new eSIM. */
export const deliveredWords = {
  subject: (country: string) => `Your eSIM for ${named(country)} is ready`,
  preview: 'Install it now while you have Wi-Fi. Your QR code and activation codes are inside.',
  /**
   * After the greeting.
   * @param starts a sentence: when its days start
   */
  lead: (starts: string) => `install it now while you have Wi-Fi. ${starts}`,
  iccid: 'ICCID',
  /** For several eSIMs that were bought at once. `lead` comes after the greeting. */
  several: {
    subject: 'Your eSIMs are ready',
    preview: 'Install them now while you have Wi-Fi. All QR codes and activation codes are inside.',
    lead: 'install them now while you have Wi-Fi. Each has its own QR code below.',
  },
};
