import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'Er is geen account met dit e-mailadres',
  'wrong-password': 'Onjuist wachtwoord',
  'email-already-in-use': 'Er is al een account met dit e-mailadres',
  'weak-password': 'Het wachtwoord is te zwak',
  'invalid-email': 'Ongeldig e-mailadres',
  'too-many-requests': 'Te veel mislukte pogingen. Probeer het later opnieuw',
  'popup-closed-by-user': 'Het inlogvenster is gesloten voordat je klaar was',
  'cancelled-popup-request': 'Het inloggen is afgebroken',
  'popup-blocked': 'Je browser heeft het inlogvenster geblokkeerd',
  blocked: 'Dit account is geblokkeerd',
  other: 'Er ging iets mis. Probeer het opnieuw',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked:
    'Dit e-mailadres heeft al een account met een wachtwoord. Log daarmee in, of stel het opnieuw in via e-mail.',
  noPassword: 'Dit account heeft nog geen wachtwoord. Laat een link sturen om er een in te stellen.',
  guessable:
    'Het is een van de eerste die iemand zou raden. Probeer drie of vier woorden die niets met elkaar te maken hebben.',
  blocked:
    'Wat je hebt gekocht, blijft van jou. Stuur ons een bericht als je denkt dat dit een vergissing is.',
  tooLong: (most) => `Een wachtwoord heeft hoogstens ${most} tekens.`,
  noAddress: 'Je Google-account deelt geen e-mailadres met ons.',
  popup: 'Sta pop-ups toe voor deze site, of log in met je e-mailadres.',
  offline: 'Misschien is je verbinding weggevallen.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'Vul alle velden in',
  noAddress: 'Vul je e-mailadres in',
  differ: 'De wachtwoorden zijn niet gelijk',
  tooShort: 'Het wachtwoord moet minstens 6 tekens lang zijn',
};

export const THIS_APP: string = 'deze app';
