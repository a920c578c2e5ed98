import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'De link werkt één keer, een uur lang.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'Bevestig je e-mailadres',
  lead: 'bevestig dat dit jouw e-mailadres is.',
  why: 'Alles wat je ermee hebt gekocht, ook bestellingen als gast, staat daarna in je account. Open de link in de browser waarin je bent ingelogd.',
  action: 'Adres bevestigen',
  expiry: oneHour,
  ignore:
    'Heb je geen account bij ons gemaakt? Dan kun je deze e-mail negeren. Zonder jouw klik blijft het account leeg.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'Kies een nieuw wachtwoord',
  lead: 'je hebt een nieuw wachtwoord voor je account aangevraagd.',
  why: 'Zodra je het hebt gekozen, is elk apparaat uitgelogd en log je in met het nieuwe.',
  action: 'Wachtwoord kiezen',
  expiry: oneHour,
  ignore: 'Heb je hier niet om gevraagd? Dan kun je deze e-mail negeren. Je wachtwoord blijft zoals het is.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'Je account is klaar voor een wachtwoord',
  lead: 'je hebt bij de aankoop van je eSIM om een account gevraagd. Je aankoop staat er al in.',
  why: 'Stel een wachtwoord in om je eSIM’s, de codes ervan en de resterende data op elk apparaat te zien.',
  action: 'Wachtwoord kiezen',
  expiry: (days) =>
    `De link werkt één keer, ${days} dagen lang. Daarna krijg je bij het inloggen via “Wachtwoord vergeten?” een nieuwe.`,
  ignore:
    'Heb je niets bij ons gekocht? Dan kun je deze e-mail negeren. Zonder deze link kan niemand in dit account inloggen.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'Voeg deze aankoop toe aan je account',
  lead: (plan) =>
    `iemand heeft met dit adres een eSIM (${plan}) gekocht zonder in te loggen. Je hebt al een account bij ons.`,
  why: (order) =>
    `Was jij dat, open dan bestelling ${order}, log daar in en druk op “In mijn account opslaan”. Weet je je wachtwoord niet? Via “Wachtwoord vergeten?” bij het inloggen krijg je een nieuw wachtwoord.`,
  action: 'Bestelling openen',
  expiry: 'Iedereen met deze link kan de bestelling zien, dus houd hem voor jezelf.',
  ignore: 'Was jij dit niet? Dan kun je deze e-mail negeren. Je account blijft zoals het is.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'Deze eSIM teruggeven?',
  lead: (order, plan) =>
    `iemand wil de eSIM van bestelling ${order} (${plan}) teruggeven voor een terugbetaling. De eSIM is met dit adres gekocht, en we konden niet vaststellen of het verzoek van jou kwam.`,
  why: 'Wil je dat, open dan de pagina en druk daar op de knop. De eSIM werkt dan niet meer, en de volledige prijs gaat terug naar de kaart of rekening waarmee is betaald.',
  action: 'Bekijk het verzoek',
  expiry: (hours) => `De link werkt één keer, ${hours} uur lang.`,
  ignore: 'Wil je dat niet? Dan kun je deze e-mail negeren. De eSIM blijft zoals hij is.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'Bevestig je herroeping',
  lead: (order, plan) =>
    `iemand wil de overeenkomst van bestelling ${order} (${plan}) herroepen. Die bestelling is met dit adres geplaatst.`,
  why: (moment) =>
    `Was jij dat, open dan de pagina en druk daar op “${withdrawalPromise.confirm}”. De herroeping geldt als aangevraagd op ${moment}.`,
  action: withdrawalPromise.link,
  expiry: (days) => `De link werkt ${days} dagen.`,
  ignore: 'Wil je dat niet? Dan kun je deze e-mail negeren. Alles blijft zoals het is.',
};
