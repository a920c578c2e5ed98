import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'Nie udało się rozpocząć płatności',
  notCharged: 'Nie udało się obciążyć Twojej karty.',
  expired: 'Ta płatność wygasła. Spróbuj ponownie.',
  paidBefore: 'Ten zakup jest już opłacony.',
  notCompleted: 'Nie udało się dokończyć zakupu',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'Płatność się powiodła',
    eSIM: (amount, to) =>
      `Zapłacono ${amount}, a eSIM wyślemy na ${to}. Nie wczytała się tylko ta strona. Spróbuj ponownie albo zainstaluj eSIM z e‑maila. Nie musisz płacić ponownie.`,
    eSIMs: (amount, to) =>
      `Zapłacono ${amount}, a Twoje eSIM‑y wyślemy na ${to}. Nie wczytała się tylko ta strona. Spróbuj ponownie albo zainstaluj je z e‑maila. Nie musisz płacić ponownie.`,
    plan: (amount, to) =>
      `Zapłacono ${amount}, a fakturę wyślemy na ${to}. Nie wczytała się tylko ta strona. Spróbuj ponownie. Nie musisz płacić jeszcze raz.`,
  },
  begun: {
    title: 'Sprawdzamy Twoją płatność',
    text: (amount, to) =>
      `Płatność ${amount} była w toku, gdy ta strona się nie wczytała. Nie płać ponownie. Stan płatności widać w zamówieniu, damy Ci też znać na ${to}.`,
  },
};
