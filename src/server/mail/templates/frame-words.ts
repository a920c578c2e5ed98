/** What mails begin and end with. */
export const frameWords = {
  /** Begins the first sentence of a mail, whose own words follow in lower case: 'Hello Mia, it is ready.' */
  greeting: (name: string, sentence: string) => `Hello ${name}, ${sentence}`,
  /** The same to somebody whose name we don't know. */
  namelessGreeting: (sentence: string) => `Hello, ${sentence}`,
  /** The address becomes a link. */
  question: (address: string) => `Questions? Reply to this email or write to ${address}.`,
  links: {
    support: 'Support',
    refunds: 'Refund Policy',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
  },
};
