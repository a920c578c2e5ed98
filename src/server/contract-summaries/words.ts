/** The summary of a contract; its title, first sentences and headings are those of Implementing Regulation (EU) 2019/2243. */
export const summaryWords = {
  title: 'Contract summary',
  intro:
    'This contract summary provides the main elements of this service offer as required by EU law. It helps to make a comparison between service offers. Complete information about the service is provided in other documents.',
  headings: {
    service: 'Services and equipment',
    speeds: 'Speeds of the internet service and remedies in case of problems',
    price: 'Price',
    duration: 'Duration, renewal and termination',
    disabilities: 'Features for end-users with disabilities',
    other: 'Other relevant information',
  },
  dataOnly: 'Prepaid internet access over mobile networks, without calls, text messages or a phone number.',
  esim: 'It comes as an eSIM right after payment, by email and on the order’s page. You need an unlocked phone that takes eSIMs. No device is included.',
  /** A plan for an eSIM that its buyer has. */
  onto: 'It’s added to an eSIM that you have. No device is included.',
  /** @param names '4G, 5G' */
  networks: (names: string) => `Networks: ${names}.`,
  noNetworks: 'Our supplier doesn’t say which generation of networks it uses.',
  /** Of a plan with a fixed amount of data. */
  untilUsed: 'Full speed until the data is used up. Then the connection stops.',
  noPromise:
    'How fast it is depends on the network, the place, your phone and how many people are online, so no speed is guaranteed.',
  /** @param totals '$9.00', or by way to pay: 'Card: $9.40 · PayPal: $9.45' */
  once: (totals: string) => `You pay once, in advance. Total: ${totals}`,
  nothingElse: 'Taxes and fees are included. Nothing else is charged, not even when the data is used up.',
  ends: 'After that, the plan ends by itself. It isn’t renewed, so there’s nothing to cancel.',
  /** @param address of the accessibility statement */
  accessible: (address: string) =>
    `Our pages and emails are meant to meet WCAG 2.2 at level AA. You can buy, install and get help by keyboard or screen reader, and every code is there as text. More at ${address}`,
  /** In place of what an operator writes, and where they begin: Markdown. */
  part: {
    title: 'Complaints and disputes',
    text: 'Please write to {support_email} first. If we can’t agree, you can turn to the regulator for electronic communications or to a dispute resolution body in your country.',
  },
  /** @param addresses of the terms, the refund policy and the privacy policy */
  documents: (addresses: string) => `Other documents: ${addresses}`,
  made: (day: string) => `Made on ${day}.`,
  download: 'Download this summary',
};
