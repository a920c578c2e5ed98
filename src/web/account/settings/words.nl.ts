import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'Account verwijderen',
  what: 'Hiermee verwijder je je account, je lijst met eSIM’s en je persoonsgegevens. Wat we voor de belasting moeten bewaren, blijft staan, zonder je naam.',
  question: 'Je account verwijderen?',
  yes: 'Voorgoed verwijderen',
  warning:
    'Je ziet je eSIM’s, hun codes en je bestellingen dan niet meer terug. Een eSIM op je telefoon blijft werken. Dit kun je niet ongedaan maken.',
  email: 'E-mailadres',
  emailHint: (email) => `Typ ${email} om te bevestigen.`,
  password: 'Je wachtwoord',
  passwordHint: (google) =>
    google
      ? 'Log je in met Google en heb je geen wachtwoord, laat dit dan leeg.'
      : 'Heb je geen wachtwoord, laat dit dan leeg.',
  failed: 'Er is niets verwijderd.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'E-mail',
  verified: 'Bevestigd',
  unverified: 'Niet bevestigd',
  hint: 'Open de link in onze e-mail terwijl je hier bent ingelogd. Het kan een minuut duren voordat die er is.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'Je naam is opgeslagen.',
  title: 'Naam',
  label: 'Je naam',
  hint: 'Je voornaam eerst. Bij het afrekenen vullen we je naam voor je in.',
  save: 'Naam opslaan',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'Je wachtwoord is gewijzigd. Andere apparaten zijn uitgelogd.',
  title: 'Wachtwoord',
  open: 'Wachtwoord wijzigen of instellen',
  current: 'Huidig wachtwoord',
  next: 'Nieuw wachtwoord',
  save: 'Wachtwoord wijzigen',
  noPassword: (google) =>
    google ? 'Account gemaakt met Google, of je wachtwoord vergeten?' : 'Nog geen wachtwoord, of vergeten?',
  sendLink: 'Mail me een link om een wachtwoord in te stellen',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'Opgeslagen kaarten',
  what: 'Stripe, onze betaaldienst voor kaarten, bewaart ze en schrijft alleen iets af als je op kopen drukt. Wij zien er niet meer van dan jij hier.',
  failed: 'We konden je opgeslagen kaarten niet laden.',
  removed: (card) => `${card} is verwijderd.`,
  none: 'Nog geen opgeslagen kaarten. Wil je er een bewaren, vink dan bij het afrekenen “Deze kaart bewaren voor de volgende keer” aan.',
  expired: (until) => `Verlopen: ${until}`,
  valid: (until) => `Geldig t/m ${until}`,
  remove: 'Verwijderen',
  stillSaved: 'De kaart is nog opgeslagen.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'Waar je bent ingelogd',
  hint: 'Herken je een van deze apparaten niet? Log het uit en wijzig je wachtwoord.',
  failed: 'We konden de lijst niet laden.',
  allEnded: 'Je bent op alle andere apparaten uitgelogd.',
  nothingChanged: 'Er is niets gewijzigd.',
  endOthers: 'Op andere apparaten uitloggen',
  ended: (device) => `${device} is uitgelogd.`,
  thisDevice: 'Dit apparaat',
  lastUsed: (ago) => phrase`Laatst gebruikt: ${ago}`,
  end: 'Uitloggen',
  stillSignedIn: 'Dit apparaat is nog ingelogd.',
};
