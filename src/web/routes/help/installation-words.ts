import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const installationWords = {
  meta: {
    title: 'Install your eSIM',
    description:
      'Install a travel eSIM on an iPhone or an Android phone, by QR code or by hand, and check that your phone takes one.',
  },
  title: 'Install your eSIM',
  lead: 'Open your email on your phone and tap Install. No link? Scan the QR code instead. You’ll need an unlocked phone and Wi‑Fi.',
  steps: 'Step by step',
  onePage: {
    text: (page: ReactNode) =>
      phrase`Prefer everything on one page? ${page} covers both systems, both ways, and what to do if something goes wrong.`,
    page: 'Installing on iOS and Android',
  },
  checker: 'Device Compatibility Checker',
  asked: 'Common questions',
  tips: 'Pro tips',
};
