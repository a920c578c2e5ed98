import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: 'E-Mail bestätigen', description: 'Zeigt, dass eine Adresse dir gehört.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: 'Melde dich an, um deine E-Mail zu bestätigen',
    text: 'Der Link funktioniert, sobald du im richtigen Konto angemeldet bist. Auch wenn du dein Passwort zurücksetzt, ist deine Adresse bestätigt.',
    signIn: 'Anmelden',
    forgot: 'Passwort vergessen?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: 'Er ist abgelaufen oder unvollständig. Wir können dir einen neuen schicken.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: 'Deine E-Mail ist bestätigt',
    text: (email) => `Alles, was du mit ${email} kaufst, ist in deinem Konto.`,
    dashboard: 'Zur Übersicht',
  },
  otherAccount: {
    title: 'Dieser Link gehört zu einem anderen Konto',
    text: (email) =>
      `Du bist als ${email} angemeldet. Melde dich ab und dann in dem Konto an, für das der Link ist.`,
    signOut: 'Abmelden',
  },
};
