import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

export const installationWords = {
  meta: {
    title: 'Install your eSIM',
    description:
      'Install a travel eSIM on an iPhone or an Android phone, by QR code or by hand, and check that your phone takes one.',
  },
  title: 'Install your eSIM',
  lead: 'On an iPhone with iOS 17.4 or newer, tap Install on iPhone in your email. Or scan the QR code, add the eSIM, and name it. Android works the same way with other names. You’ll need an unlocked phone, Wi‑Fi, and the email with your codes.',
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
