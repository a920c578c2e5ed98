import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'E-mailadres bevestigen', description: 'Laat zien dat een adres van jou is.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'Log in om je e-mailadres te bevestigen',
    text: 'De link werkt zodra je bent ingelogd op het account waar hij bij hoort. Ook als je je wachtwoord opnieuw instelt, is je adres bevestigd.',
    signIn: 'Inloggen',
    forgot: 'Wachtwoord vergeten?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'Hij is verlopen, of er mist een stuk. We kunnen je een nieuwe sturen.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'Je e-mailadres is bevestigd',
    text: (email) => `Alles wat je met ${email} koopt, staat in je account.`,
    dashboard: 'Naar je dashboard',
  },
  otherAccount: {
    title: 'Deze link hoort bij een ander account',
    text: (email) =>
      `Je bent ingelogd als ${email}. Log uit, en log dan in op het account waar de link voor is.`,
    signOut: 'Uitloggen',
  },
};
