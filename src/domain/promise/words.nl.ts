import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `Volledige terugbetaling tot ${formatHours(hours)} na aankoop als de bundel niet is geactiveerd of gebruikt.`
      : `Volledige terugbetaling tot ${formatHours(hours)} na aankoop als de eSIM niet is geactiveerd of gebruikt.`,
  whole: (hours) =>
    `Tot ${formatHours(hours)} na je aankoop kun je een volledige terugbetaling krijgen als de eSIM niet is geactiveerd of gebruikt`,
  after:
    'Daarna, of zodra de eSIM is geactiveerd of gebruikt, betalen we een bundel niet meer terug. Behalve als hij niet werkt door een fout van ons of van het netwerk die we niet kunnen verhelpen, of als de wet je meer geeft.',
  broken:
    'Werkt een bundel niet door een fout van ons of van het netwerk die we niet kunnen verhelpen, dan betalen we hem terug.',
  fault: 'Stuur ons een bericht terwijl het gebeurt, zodat we het kunnen onderzoeken.',
  undelivered:
    'Als we niet kunnen leveren, betalen we alles terug wat je hebt betaald. Je hoeft er niet om te vragen.',
  money: `We storten het meteen terug op de kaart of rekening waarmee je hebt betaald. ${BANK_TIME} Als je twee keer voor dezelfde bestelling betaalt, betalen we de tweede betaling automatisch terug.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'Je herroepingsrecht',
  link: WITHDRAW_LINK,
  confirm: 'Herroeping bevestigen',
  right: `Ben je consument in de Europese Unie, dan kun je de overeenkomst binnen ${WITHDRAWAL_DAYS} dagen zonder opgave van redenen herroepen. De termijn begint op de dag nadat je betaling is gelukt. Is de laatste dag een zaterdag of een zondag, dan loopt de termijn tot en met de maandag daarna.`,
  otherWay: 'Je kunt het ons ook op elke andere duidelijke manier laten weten, bijvoorbeeld per e-mail aan',
  receipt:
    'We bevestigen meteen per e-mail wat we hebben ontvangen en wanneer. Het is genoeg als je het ons laat weten voordat de termijn voorbij is.',
  money: `We betalen dan alles wat je hebt betaald terug op dezelfde manier waarop je hebt betaald, onverwijld en uiterlijk binnen ${WITHDRAWAL_DAYS} dagen. Het kost je niets. ${BANK_TIME}`,
  ends: 'Bij het afrekenen vraag je ons om meteen te leveren. Je bevestigt ook dat je weet dat het herroepingsrecht vervalt zodra de eSIM, of de bundel die eraan is toegevoegd, is geactiveerd of gebruikt.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin:
      'Ik vraag jullie mijn bundel meteen te leveren, nog voordat de 14 dagen voorbij zijn waarin ik kan herroepen.',
    ends: 'Ik weet dat mijn herroepingsrecht vervalt zodra de bundel is geactiveerd of gebruikt.',
  },
};
