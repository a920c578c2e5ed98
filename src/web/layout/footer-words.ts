import type { ReactNode } from 'react';

import { phrase } from '../core/phrase.ts';

/** The footer of every page, which is loaded separately. */
export const footerWords = {
  toHome: (brand: string) => `${brand} home`,
  line: 'Travel data you buy before take-off and use on landing.',
  plans: {
    title: 'Plans',
    browse: 'Browse Plans',
    install: 'Install eSIM',
    faq: 'FAQ',
  },
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
