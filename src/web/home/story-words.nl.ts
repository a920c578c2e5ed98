import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: 'Zo werkt het',
  home: {
    when: 'Thuis',
    what: 'Kies een bundel',
    how: (paypal) =>
      `Kies je bestemming, dagen en data. Betaal met kaart, Apple Pay${paypal ? ', Google Pay of PayPal' : ' of Google Pay'}, zonder account.`,
  },
  before: {
    when: 'Voor vertrek',
    what: 'Installeer de eSIM',
    how: 'Hij komt per e-mail met een QR-code. Tik één keer op de telefoon in je hand, of scan de code van een ander scherm.',
  },
  landing: {
    when: 'Na de landing',
    what: 'Zet de vliegtuigmodus uit',
    how: 'De bundel gaat vanzelf in zodra je telefoon een lokaal netwerk vindt. Bellen blijft via je eigen SIM gaan.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: 'Chat verder op je eigen nummer',
  lead: 'Een reis-eSIM geeft je data, geen nieuw nummer. WhatsApp, Signal en de rest houden het nummer dat je vrienden kennen. Je chats en groepen blijven, en je hoeft niemand iets door te geven.',
  ownSim: 'Je eigen SIM',
  calls: 'Bellen en sms’en op je eigen nummer',
  chats: 'Je berichtenapps, ingelogd zoals altijd',
  travelEsim: 'Je reis-eSIM',
  data: 'Data voor dat alles, tegen lokale prijzen',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: 'Waarom wij',
  lead: 'Alles wat je moet weten, staat op het label voor je betaalt.',
  browse: 'Bekijk bundels',
  setup: { what: 'Meteen klaar', how: 'Van betaling tot werkende eSIM in ongeveer een minuut.' },
  data: {
    what: 'Onbeperkte of vaste data',
    how: 'Van 1\u00A0GB voor een week tot 100\u00A0GB voor een half jaar.',
  },
  world: { what: 'Meer dan 200 landen', how: 'Eén eSIM, die je aanvult bij elke nieuwe bestemming.' },
  money: { what: 'Geen roamingkosten', how: 'Je betaalt één keer, vooraf. Achteraf komt er niets bij.' },
  calls: { what: 'Bel met je eigen SIM', how: 'Je nummer en je chats blijven zoals ze zijn.' },
  warning: { what: 'Een seintje bij 80%', how: 'We waarschuwen je zolang er nog data over is.' },
};
