import type { Bought } from '../outcome/words.ts';

/** What goes to the address. A top-up comes without codes. */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `The invoice goes to ${where}.`,
    eSIM: `The eSIM and its QR code go to ${where}.`,
    eSIMs: `The eSIMs and their QR codes go to ${where}.`,
  })[what];

export const billingWords = {
  title: 'Billing Information',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  goesThere: (what: Bought) => goesTo(what, 'this address'),
  createAccount: 'Create account to save purchase history',
  noPassword: 'No password needed now. We’ll email you how to get in.',
  ofAccount: 'Your account’s address.',
  /** In addition to the account's address. */
  other: 'Use a different email address',
  otherEmail: 'Alternative Email Address',
  goesToBoth: (what: Bought) => goesTo(what, 'both addresses'),
  /** Opts out of emails that the law lets a shop send until the buyer objects. */
  noMarketing: 'Don’t email me about similar plans',
  company: {
    title: 'Buying for a company?',
    hint: 'Both are printed on the invoice.',
    name: 'Company',
    vatNumber: 'VAT Number',
    /** What is known of the number. The price is without VAT. */
    net: 'Confirmed: you pay no VAT here and declare it yourself (reverse charge).',
    /** The number is valid, and the VAT is in the price. */
    charged: 'Confirmed. In your country, the price contains VAT for companies, too.',
    invalid: 'This number isn’t registered for VAT in the EU, so you pay the VAT.',
    unknown:
      'We can’t check this number right now. You pay the VAT, and get it back once the number is confirmed.',
  },
  errors: {
    noVatNumber: 'Please check the VAT number',
    noName: 'Please enter your complete name',
    ofAccount: 'This is the address of your account',
  },
};

export const invitationWords = {
  title: 'Sign in for benefits',
  button: 'Sign Up / Sign In',
};
