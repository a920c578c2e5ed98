/** Hours after paying in which an eSIM that was not used can be returned, unless the shop's settings say otherwise. */
export const REFUND_HOURS = 24;

/** How long the money takes, wherever a refund is spoken of. */
export const BANK_TIME = 'Banks usually show it within 5 to 10 business days.';

/** What leads to a withdrawal, on every page and in mails: as the law has the words. */
export const WITHDRAW_LINK = 'Withdraw from contract here';

/** '24 hours', '14 days'. */
export function formatHours(hours: number): string {
  const [count, unit] = hours >= 48 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
