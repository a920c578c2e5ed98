/** How the shop's support works, worded once: mail is answered around the clock, chat during some hours. */
export const SERVICE = {
  mailHours: 'Around the clock, every day',
  chatHours: '09:00-18:00 Pacific Time',
  firstReply: '2 hours on average, and several hours when it’s busy',
  businessReply: 'within one business day',
} as const;

/** Whether prices contain taxes, in a sentence. */
export const taxesIn = (chargesTax: boolean): string =>
  chargesTax ? 'Taxes are included.' : 'No VAT or sales tax is charged.';
