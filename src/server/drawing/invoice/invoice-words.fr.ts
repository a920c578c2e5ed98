import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'Facture', credit_note: 'Avoir' },
  soldBy: 'Vendu par',
  billedTo: 'Facturé à',
  nameErased: 'Nom effacé',
  vatNumber: (number) => `N° TVA ${number}`,
  rows: {
    order: 'Commande',
    corrects: 'Facture rectifiée',
    paidOn: 'Payé le',
    method: { invoice: 'Moyen de paiement', credit_note: 'Remboursé sur' },
    period: 'Période de service',
    payTo: 'Payable par virement à',
    owed: 'Montant dû',
  },
  period: {
    first_use: (days) => `${formatDays(days)} dès la première utilisation`,
    purchase: (days) => `${formatDays(days)} dès l’achat`,
  },
  description: 'Désignation',
  amount: 'Montant',
  plan: {
    whole: ({ country, label, days }) => `Forfait data eSIM ${country}, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `Partie du prix\u00A0: forfait data eSIM ${country}, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `Reste du prix\u00A0: forfait data eSIM ${country}, ${label}, ${formatDays(days)}`,
    tax: ({ country, label, days }) =>
      `TVA sur le forfait data eSIM ${country}, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `Code promo ${code}`,
  taxes: 'Taxes et frais de service',
  included: 'Compris',
  untaxed: 'Aucune TVA ni taxe sur les ventes n’est facturée.',
  net: 'Montant HT',
  vat: (rate, country) => `TVA ${rate} (${country})`,
  noVat: {
    outside: 'Sans TVA\u00A0: l’acheteur se trouve dans un pays où nous n’en facturons pas.',
    reverse_charge: 'Autoliquidation\u00A0: la TVA est due par le preneur.',
  },
  national: (tax, day) => `TVA en monnaie nationale\u00A0: ${tax}, au cours du ${day}.`,
  total: { invoice: 'Total payé', credit_note: 'Total remboursé' },
  credited: {
    total: 'Total crédité',
    note: (email) =>
      `Ce montant est déduit de ce que vous nous devez. Des questions\u202F? Écrivez à ${email}.`,
  },
  thanks: (shop, email) => `Merci de voyager avec ${shop}. Des questions\u202F? Écrivez à ${email}.`,
  returned: {
    whole: (email) => `Le paiement entier a été remboursé. Des questions\u202F? Écrivez à ${email}.`,
    part: (email) => `Une partie du paiement a été remboursée. Des questions\u202F? Écrivez à ${email}.`,
    rest: (email) => `Le reste du paiement a été remboursé. Des questions\u202F? Écrivez à ${email}.`,
    tax: (email) => `La TVA a été remboursée. Des questions\u202F? Écrivez à ${email}.`,
  },
};
