import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone en iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'Installatie met QR-code',
  manual: 'Handmatige installatie',
};

const WIFI: source.InstallStep = {
  what: 'Maak verbinding met wifi',
  how: 'Doe het thuis of op de luchthaven, voor je vertrekt. Je telefoon downloadt de eSIM via internet.',
};
const wait = (screen: ScreenName): source.InstallStep => ({
  what: 'Wacht 2–3 minuten op de registratie',
  how: 'Blijf op de wifi en laat de instellingen open tot de eSIM in de lijst verschijnt.',
  screen,
});

const IOS_NAME: source.InstallStep = {
  screen: 'ios-name',
  what: 'Geef hem een naam en blijf bellen met je eigen nummer',
  how: 'Kies een label zoals Reis. Laat je eigen nummer de standaard voor gesprekken, iMessage en FaceTime.',
};
const IOS_LAND: source.InstallStep = {
  screen: 'ios-land',
  what: 'Zet hem na de landing aan voor data',
  how: 'Kies de reis-eSIM bij Instellingen, Mobiel netwerk, Mobiele data. Open hem in dezelfde lijst en zet Dataroaming aan, alleen voor deze eSIM.',
};
const ANDROID_NAME: source.InstallStep = {
  screen: 'android-name',
  what: 'Zet hem aan en blijf bellen met je eigen SIM',
  how: 'Zet de reis-eSIM aan in de lijst met simkaarten. Laat gesprekken en berichten op je eigen SIM staan.',
};
const ANDROID_LAND: source.InstallStep = {
  screen: 'android-land',
  what: 'Kies hem na de landing voor mobiele data',
  how: 'Kies de reis-eSIM voor mobiele data bij Instellingen, Netwerk en internet, Simkaarten (op een Samsung Verbindingen, Simkaartbeheer). Open hem en zet Roaming aan, alleen voor deze eSIM.',
};

/** iOS in Dutch has one name for cellular service in all countries, but an iPad names its page after mobile data. */
export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'Scan de QR-code',
        screen: 'ios-scan',
        how: 'Richt de camera op de code op een ander scherm of op papier en tik op wat verschijnt. Of open Instellingen, Mobiel netwerk (Mobiele data op een iPad), Voeg eSIM toe, Gebruik QR-code.',
        own: 'qr',
      },
      {
        what: 'Tik op “Voeg eSIM toe” en dan op “Ga door”',
        screen: 'ios-activate',
        how: 'iOS vraagt het twee keer. Dit kost niets en je bundel gaat nog niet in.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Open het formulier voor codes',
        screen: 'ios-manual',
        how: 'Open Instellingen, Mobiel netwerk (Mobiele data op een iPad), Voeg eSIM toe, Gebruik QR-code, en dan Voer gegevens handmatig in onder aan het scherm.',
      },
      {
        what: 'Voer de twee codes in',
        screen: 'ios-form',
        how: 'Plak het SM-DP+-adres en de activeringscode uit onze e-mail. Laat de bevestigingscode leeg.',
        own: 'codes',
      },
      {
        what: 'Tik op “Volgende” en dan op “Ga door”',
        screen: 'ios-activate',
        how: 'iOS vraagt het twee keer. Dit kost niets en je bundel gaat nog niet in.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'Open eSIM toevoegen en scan de QR-code',
        screen: 'android-add',
        how: 'Open op een Pixel Instellingen, Netwerk en internet, Simkaarten, Sim toevoegen. Open op een Samsung Instellingen, Verbindingen, Simkaartbeheer, eSIM toevoegen. Scan dan de code van een ander scherm of van papier.',
        own: 'qr',
      },
      {
        what: 'Bevestig met “Downloaden” of “Toevoegen”',
        screen: 'android-confirm',
        how: 'Je telefoon toont de naam van onze netwerkpartner. Dat hoort zo.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'Open het formulier voor codes',
        screen: 'android-manual',
        how: 'Voeg een eSIM toe zoals bij een QR-code. Kies op het scherm met de camera “Hulp nodig?” of “Activeringscode invoeren”.',
      },
      {
        what: 'Voer de volledige code in',
        screen: 'android-form',
        how: 'Plak de hele regel uit onze e-mail die begint met LPA:1$. Heeft je telefoon twee velden, gebruik dan het SM-DP+-adres en de activeringscode.',
        own: 'codes',
      },
      {
        what: 'Bevestig met “Downloaden” of “Toevoegen”',
        screen: 'android-confirm',
        how: 'Je telefoon toont de naam van onze netwerkpartner. Dat hoort zo.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
