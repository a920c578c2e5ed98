/** How long the money takes, in every text about refunds. */
export const BANK_TIME = 'Banks usually show it within 5 to 10 business days.';

/** The link to a withdrawal, on every page and in mails, in the words of the law. */
export const WITHDRAW_LINK = 'Withdraw from contract here';
