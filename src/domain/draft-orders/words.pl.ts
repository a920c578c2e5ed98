import type * as source from './words.ts';

export const draftOrderWords: typeof source.draftOrderWords = {
  offer: 'Oferta',
  proForma: 'Faktura pro forma',
  title: (number) => `Twoja oferta ${number}`,
  validUntil: 'Ważna do',
  dueBy: 'Termin płatności',
  reference: 'Tytuł przelewu',
  purchaseOrder: 'Numer zamówienia kupującego',
  invoiceTerms: (days) => `Przelew bankowy w ciągu ${days} od akceptacji`,
  accountTerms: (days) => `Obciążenie Twojego konta klienta, płatne w ciągu ${days}`,
  times: (quantity, what) => `${quantity} × ${what}`,
  tier: (from, unit) => `Od ${from}: ${unit} za sztukę`,
  taxOff: 'VAT, który rozliczasz samodzielnie',
  total: 'Razem',
  received: 'Dotychczas otrzymano',
  pdf: 'Pobierz PDF',
  pay: 'Akceptuję i płacę',
  accept: 'Akceptuję ofertę',
  acceptOrder: 'Akceptuję i zamawiam',
  bank: {
    title: 'Dane do przelewu',
    holder: 'Właściciel konta',
    bank: 'Bank',
    account: 'Numer konta',
    bic: 'BIC',
  },
  states: {
    open: 'Sprawdź pakiety i cenę. Jeśli wszystko się zgadza, zaakceptuj ofertę.',
    accepted: 'Dziękujemy. Wyślemy Twoje eSIM-y, gdy tylko dotrze przelew.',
    placed: 'Twoje eSIM-y są zamówione. Każdy ma własną stronę z kodem QR.',
    expired: 'Ta oferta wygasła. Napisz do nas, a przygotujemy nową.',
    canceled: 'Ta oferta nie jest już aktualna. Napisz do nas, jeśli masz pytanie.',
  },
  orders: 'Twoje eSIM-y',
  missing: 'Nie możemy znaleźć tej oferty',
  mail: {
    subject: (number, shop) => `Twoja oferta ${number} od ${shop}`,
    preview: 'Otwórz, aby zobaczyć pakiety i cenę oraz ją zaakceptować.',
    lead: 'Mamy dla Ciebie ofertę. Znajdziesz ją na jej stronie i w pliku PDF.',
    button: 'Zobacz ofertę',
    again: 'Nie przekazuj nikomu linku: kto go ma, może zaakceptować ofertę i zobaczyć jej eSIM-y.',
    reminder: {
      subject: (number) => `Przypomnienie o płatności: ${number}`,
      preview: 'W pliku PDF jest kwota do zapłaty i numer konta.',
      lead: (number, day) =>
        `Termin płatności za ${number} minął ${day}, a nie otrzymaliśmy jeszcze całej kwoty. Jeśli płatność została właśnie wysłana, zignoruj tę wiadomość.`,
      button: 'Zobacz zamówienie',
    },
  },
  many: (count) =>
    `Wszystkie eSIM-y z zamówienia (${count}) są na jego stronie. Otwórz tam każdy z nich, aby zobaczyć kod QR.`,
};
