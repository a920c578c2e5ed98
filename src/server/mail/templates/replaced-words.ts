import { named } from '../../../domain/language-words.ts';

/** With the codes of an eSIM that replaces another one. */
export const replacedWords = {
  subject: (country: string) => `Your new eSIM for ${named(country)} is ready`,
  preview: 'It replaces the one you had. Your new QR code and activation codes are inside.',
  /** After the greeting. */
  lead: 'we’ve replaced your eSIM. Please delete the old one from your phone, and install this one while you have Wi-Fi. You pay nothing for it.',
  old: {
    title: 'What about the old one?',
    text: 'It no longer works, or soon won’t. Its QR code and codes are of no use now.',
  },
  iccid: 'New ICCID',
};
