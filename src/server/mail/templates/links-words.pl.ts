import { accHours, inDays } from '../../../domain/language-words.pl.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'Link działa jeden raz, przez godzinę.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'Potwierdź swój adres e-mail',
  lead: 'Potwierdź, że to Twój adres e-mail.',
  why: 'Wtedy wszystko, co kupiono z tym adresem, także w zamówieniach bez konta, znajdziesz na swoim koncie. Otwórz link w przeglądarce, w której się logujesz.',
  action: 'Potwierdź adres',
  expiry: oneHour,
  ignore: 'To nie Ty zakładasz u nas konto? Zignoruj ten e-mail. Bez kliknięcia konto pozostanie puste.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'Ustaw nowe hasło',
  lead: 'Dotarła do nas prośba o nowe hasło do Twojego konta.',
  why: 'Gdy je ustawisz, wszystkie urządzenia zostaną wylogowane i zalogujesz się nowym hasłem.',
  action: 'Ustaw hasło',
  expiry: oneHour,
  ignore: 'To nie Twoja prośba? Zignoruj ten e-mail. Hasło pozostanie bez zmian.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'Twoje konto czeka na hasło',
  lead: 'Przy zakupie eSIM-u wybrano założenie konta. Twój zakup już na nim jest.',
  why: 'Ustaw hasło, aby na każdym urządzeniu widzieć swoje eSIM-y, ich kody i pozostałe dane.',
  action: 'Ustaw hasło',
  expiry: (days) =>
    `Link działa jeden raz, przez ${inDays(days)}. Później nowy dostaniesz przez „Nie pamiętasz hasła?” przy logowaniu.`,
  ignore: 'To nie Twój zakup? Zignoruj ten e-mail. Bez tego linku nikt nie zaloguje się na to konto.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'Dodaj ten zakup do swojego konta',
  lead: (plan) => `Ktoś kupił bez logowania eSIM (${plan}), podając ten adres. Masz już u nas konto.`,
  why: (order) =>
    `Jeśli to Twój zakup, otwórz zamówienie ${order}, zaloguj się tam i naciśnij „Zapisz na moim koncie”. Nie znasz hasła? Nowe dostaniesz przez „Nie pamiętasz hasła?” przy logowaniu.`,
  action: 'Otwórz zamówienie',
  expiry: 'Każdy, kto ma ten link, widzi zamówienie, więc nikomu go nie przekazuj.',
  ignore: 'To nie Ty? Zignoruj ten e-mail. Twoje konto pozostanie bez zmian.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'Zwrócić ten eSIM?',
  lead: (order, plan) =>
    `Ktoś poprosił o zwrot pieniędzy za eSIM z zamówienia ${order} (${plan}). Przy zakupie podano ten adres, a my nie wiemy na pewno, czy to Twoja prośba.`,
  why: 'Jeśli chcesz zwrotu, otwórz stronę i naciśnij tam przycisk. eSIM przestanie działać, a pełna cena wróci na kartę lub konto, z których zapłacono.',
  action: 'Zobacz prośbę',
  expiry: (hours) => `Link działa jeden raz, przez ${accHours(hours)}.`,
  ignore: 'Nie chcesz tego? Zignoruj ten e-mail. eSIM pozostanie bez zmian.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'Potwierdź odstąpienie od umowy',
  lead: (order, plan) =>
    `Ktoś zgłosił odstąpienie od umowy dotyczącej zamówienia ${order} (${plan}), w którym podano ten adres.`,
  why: (moment) =>
    `Jeśli to Twoje odstąpienie, otwórz stronę i naciśnij tam „${withdrawalPromise.confirm}”. Liczy się chwila zgłoszenia: ${moment}.`,
  action: withdrawalPromise.link,
  expiry: (days) => `Link działa przez ${inDays(days)}.`,
  ignore: 'Nie chcesz tego? Zignoruj ten e-mail. Wszystko pozostanie bez zmian.',
};
