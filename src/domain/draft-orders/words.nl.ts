import type * as source from './words.ts';

export const draftOrderWords: typeof source.draftOrderWords = {
  offer: 'Offerte',
  proForma: 'Pro-formafactuur',
  title: (number) => `Je offerte ${number}`,
  validUntil: 'Geldig tot',
  dueBy: 'Uiterlijk betalen op',
  reference: 'Betalingskenmerk',
  purchaseOrder: 'Inkooporder',
  invoiceTerms: (days) => `Overschrijving binnen ${days} nadat je akkoord geeft`,
  accountTerms: (days) => `Op je klantrekening, te betalen binnen ${days}`,
  times: (quantity, what) => `${quantity} × ${what}`,
  tier: (from, unit) => `Vanaf ${from}: ${unit} per stuk`,
  taxOff: 'Btw die je zelf aangeeft',
  total: 'Totaal',
  received: 'Tot nu toe ontvangen',
  pdf: 'Downloaden als pdf',
  pay: 'Akkoord en betalen',
  accept: 'Akkoord met de offerte',
  acceptOrder: 'Akkoord en bestellen',
  bank: {
    title: 'Gegevens voor je overschrijving',
    holder: 'Rekeninghouder',
    bank: 'Bank',
    account: 'Rekeningnummer',
    bic: 'BIC',
  },
  states: {
    open: 'Bekijk de bundels en de prijs. Klopt alles, ga dan akkoord met de offerte.',
    accepted: 'Bedankt. We sturen je eSIM’s zodra je overschrijving binnen is.',
    placed: 'Je eSIM’s zijn besteld. Elke eSIM heeft een eigen pagina met een QR-code.',
    expired: 'Deze offerte is verlopen. Schrijf ons, dan maken we een nieuwe.',
    canceled: 'Deze offerte is niet meer geldig. Schrijf ons als je een vraag hebt.',
  },
  orders: 'Je eSIM’s',
  missing: 'We kunnen deze offerte niet vinden',
  mail: {
    subject: (number, shop) => `Je offerte ${number} van ${shop}`,
    preview: 'Open de offerte om de bundels en de prijs te zien en akkoord te gaan.',
    lead: 'we hebben een offerte voor je gemaakt. Je vindt die op de offertepagina en in de pdf.',
    button: 'Offerte bekijken',
    again: 'Geef de link niet door: wie hem heeft, kan akkoord gaan en de eSIM’s zien.',
    reminder: {
      subject: (number) => `Betalingsherinnering: ${number}`,
      preview: 'In de pdf staat hoeveel er openstaat en waarheen je het overmaakt.',
      lead: (number, day) =>
        `je betaling voor ${number} moest op ${day} binnen zijn en is nog niet volledig ontvangen. Heb je net betaald, dan kun je deze e-mail negeren.`,
      button: 'Bestelling bekijken',
    },
  },
  many: (count) =>
    `alle ${count} eSIM’s van je bestelling staan op je bestelpagina. Open ze daar één voor één voor de QR-code.`,
};
