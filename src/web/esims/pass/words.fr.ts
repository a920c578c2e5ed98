import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

/** 'Votre jour commence', 'Vos 7 jours commencent', and when. */
const daysStart = (days: number, place: string) =>
  `${days === 1 ? 'Votre jour commence' : `Vos ${formatDays(days)} commencent`} à la première connexion de votre téléphone sur place (${place}).`;

export const passWords: typeof source.passWords = {
  details: 'Détails',
  showQr: 'QR code',
  invoice: 'Facture',
  buyAgain: 'Racheter',
  invoiceFailed: 'La facture n’a pas pu être téléchargée',
  install: 'Installer l’eSIM',
  write: 'Nous écrire',
  lost: { tone: 'bad', label: 'Non disponible' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'Notre partenaire réseau décidera s’il reprend cet achat. Ne l’utilisez pas d’ici là.',
  inUse: 'En cours d’utilisation.',
  lost: 'Le réseau n’a plus cette eSIM. Écrivez-nous, et nous la remplacerons ou vous rembourserons.',
  toInstall: {
    anyTime: 'Installez-la chez vous en Wi-Fi, avant de partir.',
    beforeUse: (days, place) => `Installez-la chez vous en Wi-Fi. ${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: 'Elle est sur votre téléphone.',
    onEsim: (iccid) => `Le forfait est sur votre eSIM se terminant par ${iccid}.`,
    switchOn: 'Activez l’eSIM pour les données à votre arrivée.',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: 'Cette eSIM a été reprise.', plan: 'Ce forfait a été repris.' },
    itDoesNotWork: 'Vous ne pouvez plus l’utiliser.',
    itsPartDoesNotWork: {
      eSIM: 'Son eSIM ne fonctionne plus.',
      plan: 'Son forfait ne fonctionne plus.',
    },
  },
  lapsed: 'Vous ne l’avez jamais utilisée, et le délai pour commencer est passé.',
  over: (unused) =>
    `Ce forfait est terminé.${unused === null ? '' : ` Il restait ${unused}.`} Votre eSIM peut rester sur votre téléphone et en recevoir un nouveau.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'Achat',
  daysStart: 'Début',
  refills: 'Renouvelé',
  inHours: (hours) => `Dans ${hours}\u00A0h`,
  ends: 'Fin',
  ended: 'Terminée',
  used: 'Utilisé',
  daysLeft: 'Jours restants',
  invalidDate: 'Date invalide',
  timeLeft: 'Temps restant',
  hours: (hours) => `${hours}\u00A0h`,
  noDate: 'N/A',
  iccid: 'ICCID',
  starts: {
    firstUse: '1re utilisation',
    purchase: 'À l’achat',
    unknown: 'Inconnu',
  },
};
