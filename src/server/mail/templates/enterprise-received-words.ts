/** Confirms a company's request to its sender. */
export const enterpriseReceivedWords = {
  subject: 'We have your enterprise request',
  preview: 'A person will reply within one business day.',
  lead: (day: string) =>
    `Thank you. We got your request on ${day}, and a person will reply within one business day.`,
  seePlans: 'See our plans',
  more: 'Something to add? Just reply to this email.',
  wasNotYou:
    'Didn’t ask us for anything? Someone probably mistyped their address, and you can ignore this email.',
};
