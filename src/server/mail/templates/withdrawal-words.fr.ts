import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'Nous avons reçu votre rétractation',
  preview: (order, moment) => `Commande ${order}, reçue le ${moment}. Conservez cet e-mail.`,
  lead: (moment) =>
    `nous avons reçu votre rétractation le ${moment}. Conservez cet e-mail comme accusé de réception.`,
  declared: {
    title: 'Votre déclaration',
    declaration: 'Déclaration',
    text: 'Je me rétracte du contrat de cette commande.',
    name: 'Nom',
    confirmedTo: 'À confirmer à',
    received: 'Reçue',
  },
  next: `Nous reprendrons le forfait, sauf s’il a été activé ou utilisé, et vous enverrons un e-mail quand votre argent sera en route. ${withdrawalPromise.money} N’utilisez pas le forfait.`,
  wasNotYou: 'Ce n’était pas vous\u202F? Répondez aussitôt à cet e-mail.',
};
