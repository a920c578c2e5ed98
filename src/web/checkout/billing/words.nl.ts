import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

const goesTo = (what: Bought, where: string) =>
  ({
    plan: `De factuur gaat naar ${where}.`,
    eSIM: `De eSIM en de QR-code gaan naar ${where}.`,
    eSIMs: `De eSIM’s en hun QR-codes gaan naar ${where}.`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: 'Factuurgegevens',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  goesThere: (what) => goesTo(what, 'dit adres'),
  createAccount: 'Maak een account om je aankopen te bewaren',
  noPassword: 'Je hebt nu geen wachtwoord nodig. We mailen je hoe je erin komt.',
  ofAccount: 'Het adres van je account.',
  other: 'Een ander e-mailadres gebruiken',
  otherEmail: 'Ander e-mailadres',
  goesToBoth: (what) => goesTo(what, 'beide adressen'),
  noMarketing: 'Mail me niet over vergelijkbare bundels',
  company: {
    title: 'Koop je voor een bedrijf?',
    hint: 'Beide komen op de factuur.',
    name: 'Bedrijf',
    vatNumber: 'Btw-nummer',
    net: 'Bevestigd: je betaalt hier geen btw en geeft die zelf aan (btw verlegd).',
    charged: 'Bevestigd. In jouw land zit er ook voor bedrijven btw in de prijs.',
    invalid: 'Dit nummer is in de EU niet geregistreerd voor de btw, dus je betaalt de btw.',
    unknown:
      'We kunnen dit nummer nu niet controleren. Je betaalt de btw en krijgt die terug zodra het nummer is bevestigd.',
  },
  errors: {
    noVatNumber: 'Controleer het btw-nummer',
    noName: 'Vul je volledige naam in',
    ofAccount: 'Dit is het adres van je account',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'Inloggen heeft voordelen',
  button: 'Account maken / inloggen',
};
