import { LOCALE } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'Art des Geräts',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini …' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8 …' },
  },
  search: (kind) => `Modelle suchen: ${kind}`,
  checked: (models, last) =>
    `Diese ${models} Modelle haben wir zuletzt im ${month(last)} geprüft. Ein neueres funktioniert wahrscheinlich auch. Such in seinen Einstellungen nach „eSIM hinzufügen“.`,
  noScript: 'Die Suche braucht JavaScript. Diese Modelle sind eSIM-fähig.',
  apple: 'Apple',
};

/** 'August 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'Tippe dein Gerätemodell ein, um zu prüfen, ob es passt',
  none: 'Zu deiner Suche gibt es keine Geräte.',
  found: (devices) => (devices === 1 ? '1 Gerät gefunden' : `${devices} Geräte gefunden`),
  name: 'Geräte mit eSIM',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`Egal welches Modell: Dein Handy muss ${unlocked} sein. Ein Handy, das an einen Anbieter gebunden ist, nimmt keine eSIM eines anderen an. Auf einem iPhone steht unter Einstellungen, Allgemein, Info dann „Keine SIM-Einschränkungen“.`,
  unlocked: 'ohne SIM-Lock',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'Auf diesem iPhone installieren',
      text: 'Öffne darauf die E-Mail zu deiner Bestellung und tippe auf „Auf dem iPhone installieren“. Ab iOS 17.4 musst du nichts scannen oder eintippen.',
    },
    Android: {
      title: 'Auf diesem Handy installieren',
      text: 'Öffne darauf die E-Mail zu deiner Bestellung und tippe auf „Auf Android installieren“. Auf manchen Handys öffnet ein Link die Einrichtung nicht.',
    },
  },
  steps: 'Hier sind alle Schritte.',
  fits: 'Ist es eSIM-fähig?',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'Dein Gerät',
  method: 'Art der Installation',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'Lädt …',
  failed: {
    title: 'Wir konnten deine Codes nicht laden',
    text: 'Die Schritte unten sind dieselben, und deine eSIM ist sicher. Prüfe deine Verbindung und versuch es noch einmal.',
    again: 'Erneut versuchen',
  },
  unknown: {
    title: 'Dieser Browser kennt die eSIM nicht',
    text: (signIn) =>
      phrase`Öffne den Link in der E-Mail zu deiner Bestellung oder ${signIn}. Die Schritte unten sind für jede eSIM dieselben.`,
    signIn: 'melde dich an',
  },
  ready: {
    title: (place) => `Deine eSIM (${place}) ist bereit`,
    text: 'Ihre Codes stehen in den Schritten unten.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'Installiere sie vor dem Flug',
    how: 'Zu Hause hast du WLAN, einen zweiten Bildschirm für den QR-Code und Zeit. Bei den meisten Tarifen beginnen die Tage nicht mit der Installation. Das steht in den Angaben zum Tarif.',
  },
  wait: {
    what: 'Warte 2–3 Minuten auf die Registrierung',
    how: 'Beim ersten Mal muss sich die eSIM dem Netz vorstellen. Das gilt auch für die ersten Minuten nach der Landung.',
  },
  once: {
    what: 'QR-Codes und Codes zum Eintippen funktionieren nur einmal',
    how: 'Entferne die eSIM nicht, um es noch einmal zu versuchen. Schreib uns zuerst und lass sie auf dem Handy, bis deine Reise vorbei ist.',
  },
  roaming: {
    what: 'Roaming an für die eSIM, aus für deine eigene SIM',
    how: 'Die Reise-eSIM braucht Daten-Roaming, deine eigene SIM nicht. Lass es dort aus, dann wird dir nichts berechnet.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'Monatsabo, ein eigenes Angebot',
  text: 'Das ganze Jahr unterwegs? Es gibt auch ein Monatsabo mit über 170 Reisezielen, für 39,90\u00A0$ bis 64,90\u00A0$ im Monat. Es gehört nicht zu den Tarifen dieses Shops. Du kannst es nicht an dieser Kasse kaufen, es verlängert sich, bis du kündigst, und es hat eigene Bedingungen. Die Tarife hier bezahlst du vorab, und sie laufen einfach aus.',
  ask: (address) => phrase`Wenn du Fragen dazu hast, schreib an ${address}.`,
  subject: 'Monatsabo',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'Kommst du nicht weiter, oder geht’s los?',
  write: (address, reply) =>
    phrase`Schreib rund um die Uhr an ${address}. Die erste Antwort dauert ${reply}.`,
  browse: 'Tarife ansehen',
  esims: 'Deine eSIMs',
  support: 'Hilfe',
};
