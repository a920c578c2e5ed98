import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: 'Der Ersatz ist unterwegs',
  unpaid: 'Unbezahlt',
  paid: 'Unterwegs',
  ordering: 'Unterwegs',
  refunding: 'Dein Geld ist auf dem Rückweg',
  refunded: 'Dein Geld wurde erstattet',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'Eine Erstattung wurde angefragt',
  replacement_asked: 'Der Ersatz ist unterwegs',
  ready: 'Bereit zum Installieren',
  in_use: 'In Nutzung',
  used_up: 'Alle Daten verbraucht',
  expired: 'Dieser Tarif ist abgelaufen',
  lapsed: 'Nie genutzt und verfallen',
  taken_back: 'Zurückgenommen',
  unreadable: 'Bereit zum Installieren',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = 'Startklar';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: 'Zu dieser Bestellung gibt es noch keine eSIM.',
    returned:
      'Das Geld für diese eSIM ist auf dem Rückweg oder wurde erstattet. Die eSIM funktioniert deshalb nicht mehr.',
    returning: 'Diese eSIM wird gerade für eine Erstattung zurückgenommen.',
    taken_back: 'Unser Netzpartner hat diese eSIM zurückgenommen. Sie funktioniert deshalb nicht mehr.',
  },
  plan: {
    not_delivered: 'Zu dieser Bestellung gibt es noch keinen Tarif.',
    returned:
      'Das Geld für diesen Tarif ist auf dem Rückweg oder wurde erstattet. Der Tarif funktioniert deshalb nicht mehr.',
    returning: 'Dieser Tarif wird gerade für eine Erstattung zurückgenommen.',
    taken_back: 'Unser Netzpartner hat diesen Tarif zurückgenommen. Er funktioniert deshalb nicht mehr.',
  },
  both: {
    replacing: 'Diese eSIM wird ersetzt. Die Codes der neuen schicken wir per E-Mail, sobald sie da ist.',
    over: 'Der Tarif dieser Bestellung ist abgelaufen. Es gibt nichts mehr zu installieren.',
    top_up: 'Dieser Tarif wurde einer eSIM hinzugefügt, die ihre Codes schon hat.',
    erased: 'Diese Bestellung wurde gelöscht, und nichts weist mehr auf den Käufer hin.',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: 'Zu dieser Bestellung gibt es keine eSIM, die du zurückgeben könntest.',
    returned: 'Das Geld für diese eSIM ist auf dem Rückweg oder wurde erstattet.',
    used: 'Diese eSIM wurde aktiviert oder genutzt und kann deshalb nicht mehr erstattet werden.',
    not_taken_back:
      'Unser Netzpartner nimmt diese eSIM nicht zurück. Deshalb können wir sie nicht automatisch erstatten. Bitte schreib uns.',
    too_old:
      'Unser Netzpartner nimmt diese eSIM nur ein paar Wochen lang zurück, und die sind vorbei. Deshalb können wir sie nicht automatisch erstatten. Bitte schreib uns.',
    too_many:
      'Mit dieser Karte oder E-Mail-Adresse wurden zuletzt mehrere Käufe zurückgegeben. Diesen sehen wir uns deshalb selbst an. Bitte schreib unserem Support, wir helfen dir mit dieser eSIM.',
    too_late: (time) => `Erstatten können wir eine eSIM bis zu ${time} nach dem Kauf. Diese Zeit ist vorbei.`,
  },
  plan: {
    not_delivered: 'Zu dieser Bestellung gibt es keinen Tarif, den du zurückgeben könntest.',
    returned: 'Das Geld für diesen Tarif ist auf dem Rückweg oder wurde erstattet.',
    used: 'Dieser Tarif wurde aktiviert oder genutzt und kann deshalb nicht mehr erstattet werden.',
    not_taken_back:
      'Unser Netzpartner nimmt diesen Tarif nicht zurück. Deshalb können wir ihn nicht automatisch erstatten. Bitte schreib uns.',
    too_old:
      'Unser Netzpartner nimmt diesen Tarif nur ein paar Wochen lang zurück, und die sind vorbei. Deshalb können wir ihn nicht automatisch erstatten. Bitte schreib uns.',
    too_many:
      'Mit dieser Karte oder E-Mail-Adresse wurden zuletzt mehrere Käufe zurückgegeben. Diesen sehen wir uns deshalb selbst an. Bitte schreib unserem Support, wir helfen dir mit diesem Tarif.',
    too_late: (time) =>
      `Erstatten können wir einen Tarif bis zu ${time} nach dem Kauf. Diese Zeit ist vorbei.`,
  },
  both: {
    disputed: 'Deine Bank prüft diese Zahlung und entscheidet deshalb über das Geld.',
    charged_back:
      'Diese Zahlung wurde über deine Bank oder deinen Zahlungsdienst zurückgebucht. Es gibt nichts mehr zu erstatten.',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: 'Diese Bestellung wurde nicht bezahlt. Es gibt also keinen Vertrag, den du widerrufen könntest.',
  returned:
    'Das Geld für diese Bestellung ist auf dem Rückweg oder wurde erstattet. Es gibt also nichts mehr zu widerrufen.',
  too_late: 'Die Widerrufsfrist für diesen Vertrag ist abgelaufen.',
};
