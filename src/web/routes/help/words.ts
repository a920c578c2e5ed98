export const aboutWords = {
  meta: {
    title: 'About Us',
    description: 'Who sells these eSIMs, since when, how the company works and what it goes by.',
  },
  title: (brand: string) => `About ${brand}`,
  lead: 'Who we are, what we sell, and how we work.',
};

export const privacyWords = {
  meta: {
    title: 'Privacy Policy',
    description: 'What this shop stores about you, why, for how long, and who else gets to see any of it.',
  },
  title: 'Privacy Policy',
  lead: 'What we store about you, why, for how long, and what you can ask of us.',
};

export const termsWords = {
  meta: {
    title: 'Terms of Service',
    description:
      'What you buy here, how payment, delivery and refunds go, and what both sides owe each other.',
  },
  title: 'Terms of Service',
  lead: 'What you buy here and how, what happens when something goes wrong, and what we ask of you.',
};

export const onBothWords = {
  meta: {
    title: 'Installing an eSIM on iOS and Android',
    description:
      'Both systems, by QR code and by hand, from Wi-Fi to the first bar after landing, with remedies.',
  },
  title: 'Installing an eSIM on iOS and Android',
  lead: 'By QR code or by hand: both take a few minutes, and need to be done once.',
};

/** Sentences around a link: what stands before it, in it, and after it. */
export const faqWords = {
  meta: {
    title: 'FAQ',
    description:
      'Travel eSIMs explained: before you buy, paying, which phones work, on the trip, and afterwards.',
  },
  title: 'Questions and answers',
  lead: [
    'From the first idea to the way home. When something does not work right now, the',
    'support page',
    'is quicker.',
  ],
  phones: 'Does it work on my phone?',
  otherModel: ['Another model? The', 'Device Compatibility Checker', 'knows more than a hundred.'],
  /** Around the address. */
  notAnswered: ['Not answered here? Write to', ', at any hour.'],
} as const;

export const installationWords = {
  meta: {
    title: 'Install your eSIM',
    description:
      'Install a travel eSIM on an iPhone or an Android phone, by QR code or by hand, and check that your phone takes one.',
  },
  title: 'Install your eSIM',
  lead: 'On an iPhone it is three taps: scan the QR code, add the eSIM, name it. Android works the same under other names. You need an unlocked phone, Wi‑Fi, and the mail with your codes.',
  steps: 'Step by step',
  onePage: [
    'Prefer everything on one page?',
    'Installing on iOS and Android',
    'has both systems and both ways, and what to do when something goes wrong.',
  ],
  checker: 'Device Compatibility Checker',
  asked: 'Often asked about',
  tips: 'Pro tips',
} as const;

export const supportWords = {
  meta: {
    title: 'Support',
    description: 'Reach a person by email or live chat, and find answers to the questions that come up most.',
  },
  title: 'Support',
  lead: 'Before the trip, on the way, or at the carousel without a signal: people read what you write.',
  service: 'What you can count on',
  questions: 'Frequently asked questions',
  /** The two links and what stands around them. */
  more: [
    'More answers are on the',
    'FAQ page',
    ', and each step on the phone in the',
    'installation guide',
    '.',
  ],
} as const;
