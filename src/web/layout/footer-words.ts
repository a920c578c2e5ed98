import type { ReactNode } from 'react';

import { phrase } from '../core/phrase.ts';
import { linkWords } from '../core/words.ts';

/** The footer of every page, which is loaded separately. */
export const footerWords = {
  toHome: (brand: string) => `${brand} home`,
  line: 'Travel data you buy before take-off and use on landing.',
  columns: { plans: 'Plans', company: 'Company', legal: 'Legal' },
  aboutUs: 'About Us',
  privacy: linkWords.privacy,
  terms: linkWords.terms,
  refundPolicy: linkWords.refundPolicy,
  accessibility: 'Accessibility',
  withdraw: linkWords.withdraw,
  analytics: 'Analytics choices',
  app: 'Android app',
  language: 'Language',
  closeLanguages: 'Close languages',
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
