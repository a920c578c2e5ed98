import type {
  Brand,
  FootPlace,
  HomeSection,
  Network,
  PictureKind,
} from '../../../domain/operators/brand/brand.ts';

export const brandScreenWords = {
  title: 'Brand',
  lead: (version: number) =>
    version === 0
      ? 'This is the shop’s own look. Nobody has published another one yet.'
      : `Version ${version} is live.`,
  preview: 'Preview',
  publish: 'Publish',
  dialog: 'Publish this brand',
  dialogLead: 'Pages, emails, invoices and pictures follow within two seconds.',
  done: (version: number) => `Version ${version} is live.`,
  same: 'Nothing changed.',
  own: 'Restore the shop’s own look',
};

export const lookWords = {
  title: 'Name and colours',
  name: 'Name of the shop',
  nameHint: (now: string) => `On pages, emails and invoices. Left empty, it is ${now}.`,
  environment: (setting: string) =>
    `The environment decides this by ${setting}. Remove it there to change it here.`,
  colour: 'Colour',
  colourHint: 'One colour makes the whole set. Buttons get it as it is.',
  pick: 'Pick a colour',
  own: 'Use the shop’s own colours',
  use: (colour: string) => `Use ${colour}`,
  set: 'The set by day and by night',
  sample: { title: 'Heading', text: 'Some text with a', link: 'link', button: 'Buy Now' },
  byDay: 'By day',
  byNight: 'By night',
  fonts: 'Fonts',
  font: {
    shop: 'Bricolage Grotesque and Inter',
    inter: 'Inter',
    system: 'The font of each device',
  } satisfies Record<Brand['fonts'], string>,
};

export const pictureWords = {
  title: 'Pictures',
  lead: 'JPEG, PNG or WebP, up to 8 MB. The shop encodes them anew and removes what a camera wrote into them.',
  names: {
    logo: 'Logo',
    logo_night: 'Logo on dark backgrounds',
    icon: 'Icon',
    hero: 'Picture of the home page',
    social: 'Picture for link previews',
  } satisfies Record<PictureKind, string>,
  hints: {
    logo: 'At least 64 by 64 pixels, with a transparent background. Its margins are cut off.',
    logo_night: 'Also in emails and on invoices. Without it, the logo is there, too.',
    icon: 'A square of at least 512 pixels, for browsers’ tabs and home screens.',
    hero: 'At least 1200 by 600 pixels. Headline and search are on its left half, which is darkened.',
    social: 'At least 1200 by 630 pixels. Places keep their own pictures.',
  } satisfies Record<PictureKind, string>,
  choose: (name: string) => `Choose a file: ${name}`,
  chooseAct: 'Choose a file',
  remove: 'Remove',
  removeLabel: (name: string) => `Remove: ${name}`,
  uploading: 'Uploading...',
  none: {
    logo: 'The shop’s own',
    logo_night: 'None',
    icon: 'The shop’s own',
    hero: 'The globe',
    social: 'A drawing',
  } satisfies Record<PictureKind, string>,
  hasName: 'The logo contains the name of the shop',
  otherType: 'A picture is a JPEG, PNG or WebP file. An SVG can carry scripts, so please export it as PNG.',
  tooLarge: 'This picture is too large. It may have 8 MB at most.',
  unreadable: 'This file can’t be read. Please choose another one.',
};

export const homeWords = {
  title: 'Home page',
  language: 'Language',
  headline: 'Headline',
  line: 'Line under it',
  hint: (language: string) => `Left empty, visitors who read ${language} see the shop’s own words.`,
  sections: {
    title: 'Sections of the home page',
    lead: 'In this order below the search. Two of them are hidden until you add them.',
    choose: 'Choose a section',
  },
  section: {
    popular: 'Popular destinations',
    active: 'Map of active destinations',
    how: 'How it works',
    why: 'Why us',
    number: 'Keep your number',
  } satisfies Record<HomeSection, string>,
};

export const linkWords = {
  header: {
    title: 'Links in the header',
    lead: 'Also in a phone’s menu.',
  },
  plans: { title: 'First column of the footer', lead: 'The legal pages keep the third column.' },
  company: { title: 'Second column of the footer', lead: 'Its title is “Company”.' },
  choose: 'Choose a page',
  place: {
    browse: 'Browse Plans',
    regions: 'Regions',
    trip: 'Plan a trip',
    install: 'Install eSIM',
    faq: 'FAQ',
    support: 'Support',
    enterprise: 'Enterprise',
    about: 'About us',
  } satisfies Record<FootPlace, string>,
  own: 'A link of your own',
  name: (language: string) => `Name in ${language}`,
  to: 'Address',
  toHint: 'https://, or / for a page of this shop.',
  addOwn: 'Add link',
  networks: 'Pages elsewhere',
  network: {
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
  } satisfies Record<Network, string>,
};

export const previewWords = {
  page: 'Page',
  mails: {
    delivered: 'Email: your eSIM',
    refunded: 'Email: your refund',
    verify_address: 'Email: confirm your address',
  },
  invoice: 'Sample invoice',
  invoiceFile: 'sample-invoice.pdf',
  pages: { '/': 'Home page', '/country/JP': 'Country', '/browse': 'All plans', '/faq': 'FAQ' },
  changes: 'What changes',
};
