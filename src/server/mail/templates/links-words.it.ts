import { counted } from '../../../domain/language-words.it.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'Il link funziona una volta sola, per un’ora.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'Conferma il tuo indirizzo email',
  lead: 'conferma che questo indirizzo email è davvero il tuo.',
  why: 'Tutto ciò che hai acquistato con questo indirizzo, ordini da ospite compresi, sarà allora nel tuo account. Apri il link nel browser con cui hai fatto l’accesso.',
  action: 'Conferma l’indirizzo',
  expiry: oneHour,
  ignore:
    'Non hai creato un account da noi? Puoi ignorare questa email. Senza il tuo clic l’account resta vuoto.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'Scegli una nuova password',
  lead: 'hai chiesto una nuova password per il tuo account.',
  why: 'Appena l’avrai scelta, tutti i dispositivi verranno disconnessi e accederai con la nuova.',
  action: 'Scegli una password',
  expiry: oneHour,
  ignore: 'Non l’hai chiesto tu? Puoi ignorare questa email. La tua password resta com’è.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'Al tuo account manca solo la password',
  lead: 'acquistando la tua eSIM hai chiesto un account. Il tuo acquisto c’è già dentro.',
  why: 'Scegli una password per vedere su qualsiasi dispositivo le tue eSIM, i loro codici e i dati rimasti.',
  action: 'Scegli una password',
  expiry: (days) =>
    `Il link funziona una volta sola, per ${counted(days, 'giorno', 'giorni')}. Dopo, quando accedi, “Hai dimenticato la password?” te ne manda uno nuovo.`,
  ignore:
    'Non hai acquistato da noi? Puoi ignorare questa email. Senza questo link nessuno può accedere a questo account.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'Aggiungi questo acquisto al tuo account',
  lead: (plan) =>
    `qualcuno ha acquistato un’eSIM (${plan}) con questo indirizzo senza accedere. Da noi hai già un account.`,
  why: (order) =>
    `Se eri tu, apri l’ordine ${order}, accedi da lì e premi “Salva nel mio account”. Non ricordi la password? Con “Hai dimenticato la password?”, all’accesso, ne scegli una nuova.`,
  action: 'Apri l’ordine',
  expiry: 'Chiunque abbia questo link può vedere l’ordine, perciò tienilo per te.',
  ignore: 'Non eri tu? Puoi ignorare questa email. Il tuo account resta com’è.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'Vuoi restituire questa eSIM?',
  lead: (order, plan) =>
    `qualcuno ha chiesto di restituire l’eSIM dell’ordine ${order} (${plan}) in cambio di un rimborso. È stata acquistata con questo indirizzo, e non abbiamo potuto capire se la richiesta fosse tua.`,
  why: 'Se è quello che vuoi, apri la pagina e premi il pulsante. L’eSIM smette di funzionare, e l’intero prezzo torna sulla carta o sul conto con cui è stata pagata.',
  action: 'Vedi la richiesta',
  expiry: (hours) => `Il link funziona una volta sola, per ${counted(hours, 'ora', 'ore')}.`,
  ignore: 'Non lo vuoi? Puoi ignorare questa email. L’eSIM resta com’è.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'Conferma il tuo recesso',
  lead: (order, plan) =>
    `qualcuno ha chiesto di recedere dal contratto dell’ordine ${order} (${plan}), fatto con questo indirizzo.`,
  why: (moment) =>
    `Se eri tu, apri la pagina e premi “${withdrawalPromise.confirm}”. La richiesta vale da questo momento: ${moment}.`,
  action: withdrawalPromise.link,
  expiry: (days) => `Il link funziona per ${counted(days, 'giorno', 'giorni')}.`,
  ignore: 'Non lo vuoi? Puoi ignorare questa email. Tutto resta com’è.',
};
