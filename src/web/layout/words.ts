import type { ReactNode } from 'react';

import { phrase } from '../core/phrase.ts';

/** What stands over a page that is not as usual, and for who reads by ear. */
export const layoutWords = {
  skip: 'Skip to content',
  notice: 'Notice',
  sandbox: 'Sandbox: no real money moves',
  /** A page that comes as a document of its own did not. */
  missed: 'This page did not load. What you chose is still here.',
  offline: 'You are offline. What you see stays, the rest comes back with the signal.',
};

export const footerWords = {
  toHome: (brand: string) => `${brand} home`,
  line: 'Travel data you buy before take-off and use on landing.',
  company: {
    title: 'Company',
    aboutUs: 'About Us',
    support: 'Support',
  },
  legal: {
    title: 'Legal',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    analytics: 'Analytics choices',
  },
  app: 'Android app',
  rights: (year: number, legalName: string) => `© ${year} ${legalName} All rights reserved.`,
  sources: {
    text: (cities: ReactNode, licence: ReactNode, outlines: ReactNode) =>
      phrase`City lights: ${cities}, ${licence}. Outlines: ${outlines}.`,
    cities: 'GeoNames',
    licence: 'CC BY 4.0',
    outlines: 'Natural Earth',
  },
  networks: {
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
  },
};
