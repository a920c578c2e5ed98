import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `Volle Erstattung bis zu ${formatHours(hours)} nach dem Kauf, wenn der Tarif nicht aktiviert oder genutzt wurde.`
      : `Volle Erstattung bis zu ${formatHours(hours)} nach dem Kauf, wenn die eSIM nicht aktiviert oder genutzt wurde.`,
  whole: (hours) =>
    `Bis zu ${formatHours(hours)} nach dem Kauf bekommst du dein Geld vollständig zurück, wenn die eSIM nicht aktiviert oder genutzt wurde`,
  after:
    'Danach, oder sobald die eSIM aktiviert oder genutzt wurde, erstatten wir einen Tarif nicht mehr. Ausnahmen: Er funktioniert wegen eines Fehlers bei uns oder im Netz nicht, den wir nicht beheben können, oder das Gesetz gibt dir weitergehende Rechte.',
  broken:
    'Wenn ein Tarif wegen eines Fehlers bei uns oder im Netz nicht funktioniert und wir den Fehler nicht beheben können, erstatten wir ihn.',
  fault: 'Bitte schreib uns, solange der Fehler besteht, damit wir ihn untersuchen können.',
  undelivered:
    'Wenn wir nicht liefern können, erstatten wir alles, was du bezahlt hast. Du musst nicht darum bitten.',
  money: `Wir erstatten sofort auf die Karte oder das Konto, mit dem du bezahlt hast. ${BANK_TIME} Wenn du eine Bestellung zweimal bezahlst, erstatten wir die zweite Zahlung automatisch.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: 'Dein Widerrufsrecht',
  link: WITHDRAW_LINK,
  confirm: 'Widerruf bestätigen',
  right: `Wenn du Verbraucher in der Europäischen Union bist, kannst du deinen Vertrag innerhalb von ${WITHDRAWAL_DAYS} Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag nach dem Eingang deiner Zahlung. Ist ihr letzter Tag ein Samstag oder Sonntag, endet sie am Montag darauf.`,
  otherWay:
    'Du kannst uns den Widerruf auch auf jede andere eindeutige Weise erklären, zum Beispiel per E-Mail an',
  receipt:
    'Wir bestätigen dir sofort per E-Mail, was bei uns eingegangen ist und wann. Es reicht, wenn du den Widerruf vor Ablauf der Frist absendest.',
  money: `Wir zahlen dir dann alles, was du bezahlt hast, auf demselben Weg zurück, unverzüglich und spätestens innerhalb von ${WITHDRAWAL_DAYS} Tagen. Das kostet dich nichts. ${BANK_TIME}`,
  ends: 'An der Kasse verlangst du, dass wir sofort liefern, und bestätigst, dass du weißt: Das Widerrufsrecht erlischt, sobald die eSIM oder der zu einer eSIM hinzugefügte Tarif aktiviert oder genutzt wurde.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin:
      'Ich verlange, dass ihr meinen Tarif sofort liefert, noch vor Ablauf der Widerrufsfrist von 14 Tagen.',
    ends: 'Ich weiß, dass mein Widerrufsrecht erlischt, sobald der Tarif aktiviert oder genutzt wurde.',
  },
};
