import { withdrawalPromise } from '../../../domain/promise/words.ts';

const oneHour = 'The link works once, for one hour.';

/*
 * Mails whose only purpose is a link. In each, `lead` follows the greeting, `expiry` stands under the button and is the preview,
 * and `ignore` is for people who did not ask for the mail.
 */

/** To a new user. */
export const verifyAddressWords = {
  subject: 'Confirm your email address',
  lead: 'please confirm that this is your email address.',
  why: 'Everything you’ve bought with it, guest orders included, will then be in your account. Open the link in the browser you’re signed in with.',
  action: 'Confirm address',
  expiry: oneHour,
  ignore: 'Didn’t create an account with us? You can ignore this email. Without your click it stays empty.',
};

/** To a user who forgot their password. */
export const resetPasswordWords = {
  subject: 'Choose a new password',
  lead: 'you asked for a new password for your account.',
  why: 'Once you’ve chosen it, every device is signed out and you sign in with the new one.',
  action: 'Choose a password',
  expiry: oneHour,
  ignore: 'Didn’t ask for this? You can ignore this email. Your password stays as it is.',
};

/** To a buyer whose account was made along with a purchase. The quoted words are a link of the dialog for signing in. */
export const accountReadyWords = {
  subject: 'Your account is ready for a password',
  lead: 'you asked for an account when you bought your eSIM. Your purchase is already in it.',
  why: 'Set a password to see your eSIMs, their codes and the data left on any device.',
  action: 'Choose a password',
  expiry: (days: number) =>
    `The link works once, for ${days} days. After that, “Forgot your password?” at sign-in sends you a new one.`,
  ignore:
    'Didn’t buy from us? You can ignore this email. No one can sign in to this account without this link.',
};

/** To an account's owner, after a guest bought with their address. The quoted words are on the page of an order, and as above. */
export const claimPurchaseWords = {
  subject: 'Add this purchase to your account',
  /** @param plan 'Japan, 3 GB, 7 days' */
  lead: (plan: string) =>
    `someone bought an eSIM (${plan}) with this address without signing in. You already have an account with us.`,
  why: (order: string) =>
    `If that was you, open order ${order}, sign in there and press “Save to my account”. Don’t know your password? “Forgot your password?” at sign-in gets you a new one.`,
  action: 'Open the order',
  expiry: 'Anyone with this link can see the order, so please keep it to yourself.',
  ignore: 'Wasn’t you? You can ignore this email. Your account stays as it is.',
};

/** To the mailbox of an order whose eSIM somebody wants to return. */
export const confirmReturnWords = {
  subject: 'Return this eSIM?',
  lead: (order: string, plan: string) =>
    `someone asked to return the eSIM from order ${order} (${plan}) for a refund. It was bought with this address, and we couldn’t tell whether the request was yours.`,
  why: 'If you want that, open the page and press the button there. The eSIM stops working, and the full price goes back to the card or account it was paid with.',
  action: 'See the request',
  expiry: (hours: number) => `The link works once, for ${hours} hours.`,
  ignore: 'Don’t want that? You can ignore this email. The eSIM stays as it is.',
};

/** To the mailbox of an order that somebody wants to withdraw from. */
export const withdrawalLinkWords = {
  subject: 'Confirm your withdrawal',
  lead: (order: string, plan: string) =>
    `someone asked to withdraw from the contract for order ${order} (${plan}), which was placed with this address.`,
  why: (moment: string) =>
    `If that was you, open the page and press “${withdrawalPromise.confirm}” there. It counts as asked for on ${moment}.`,
  action: withdrawalPromise.link,
  expiry: (days: number) => `The link works for ${days} days.`,
  ignore: 'Don’t want that? You can ignore this email. Everything stays as it is.',
};
