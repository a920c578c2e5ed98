/** Hours after paying in which an unused eSIM can be returned, by default. */
export const REFUND_HOURS = 24;

/** How long the money takes, in every text about refunds. */
export const BANK_TIME = 'Banks usually show it within 5 to 10 business days.';

/** The link to a withdrawal, on every page and in mails, in the words of the law. */
export const WITHDRAW_LINK = 'Withdraw from contract here';

/** '24 hours', '14 days'. */
export function formatHours(hours: number): string {
  const [count, unit] = hours >= 48 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
