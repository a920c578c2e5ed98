import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const accessibilityWords = {
  meta: {
    title: 'Accessibility',
    description: 'What we do so that everybody can use this shop, and how to tell us where it fails.',
  },
  title: 'Accessibility',
  lead: 'This shop should work for everybody, however they see, hear, move or read.',
  aim: {
    title: 'What we aim for',
    text: 'Every page and email is meant to meet WCAG 2.2 at level AA. The European Accessibility Act (Directive (EU) 2019/882) and the standard EN 301 549 ask the same of online shops.',
  },
  means: {
    title: 'What that means here',
    text: 'You can do everything with a keyboard alone. Screen readers hear what each page shows, and what changes on it. Text keeps its contrast in light and dark themes, grows to twice its size, and fits a narrow screen. Movement stops if your device asks for less of it. Codes that a camera reads are there as text, too.',
  },
  tested: {
    title: 'How we test it',
    text: 'With each change, programs check every page, and go through whole purchases by keyboard alone and by the names that screen readers speak. No outside expert has audited this shop yet.',
  },
  limits: {
    title: 'Known limits',
    text: 'Card fields, the windows of PayPal and wallets, and the sign-in with Google are other companies’ pages. Installing an eSIM happens in your phone’s own settings.',
  },
  tell: {
    title: 'Tell us',
    text: (address: ReactNode) =>
      phrase`If something keeps you from finding, buying or installing a plan, write to ${address}. We’ll help you at once in another way, and mend it.`,
  },
  law: {
    title: 'If we don’t help',
    text: 'In the European Union you can also turn to the authority of your country that watches over the accessibility of services.',
  },
};
