import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: 'Nowy eSIM jest w drodze',
  unpaid: 'Nieopłacony',
  paid: 'W drodze',
  ordering: 'W drodze',
  refunding: 'Twoje pieniądze wracają do Ciebie',
  refunded: 'Pieniądze zostały zwrócone',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'Poproszono o zwrot',
  replacement_asked: 'Nowy eSIM jest w drodze',
  ready: 'Gotowy do instalacji',
  in_use: 'W użyciu',
  used_up: 'Wszystkie dane wykorzystane',
  expired: 'Ten pakiet się skończył',
  lapsed: 'Nieużywany i zakończony',
  taken_back: 'Wycofany',
  unreadable: 'Gotowy do instalacji',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = 'Gotowy do użycia';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: 'To zamówienie nie ma jeszcze eSIM-u.',
    returned: 'Pieniądze za ten eSIM są w drodze lub zostały już zwrócone, więc eSIM nie działa.',
    returning: 'Ten eSIM jest właśnie wycofywany w związku ze zwrotem pieniędzy.',
    taken_back: 'Sieć wycofała ten eSIM, więc już nie działa.',
  },
  plan: {
    not_delivered: 'To zamówienie nie ma jeszcze pakietu.',
    returned: 'Pieniądze za ten pakiet są w drodze lub zostały już zwrócone, więc pakiet nie działa.',
    returning: 'Ten pakiet jest właśnie wycofywany w związku ze zwrotem pieniędzy.',
    taken_back: 'Sieć wycofała ten pakiet, więc już nie działa.',
  },
  both: {
    replacing: 'Ten eSIM jest wymieniany. Kody nowego wyślemy e-mailem, gdy tylko będzie gotowy.',
    over: 'Pakiet z tego zamówienia się skończył, więc nie ma czego instalować.',
    top_up: 'Ten pakiet dodano do eSIM-u, który ma już swoje kody.',
    erased: 'To zamówienie zostało usunięte i nic już nie wskazuje na kupującego.',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: 'To zamówienie nie ma eSIM-u, który można zwrócić.',
    returned: 'Pieniądze za ten eSIM są w drodze lub zostały już zwrócone.',
    used: 'Ten eSIM został aktywowany lub użyty, więc zwrot nie jest już możliwy.',
    not_taken_back:
      'Sieć nie przyjmuje zwrotu tego eSIM-u, więc nie możemy zwrócić pieniędzy automatycznie. Napisz do nas.',
    too_old:
      'Sieć przyjmuje zwrot tego eSIM-u tylko przez kilka tygodni, a one minęły, więc nie możemy zwrócić pieniędzy automatycznie. Napisz do nas.',
    too_many:
      'Z tą kartą lub tym adresem e-mail zwrócono ostatnio kilka zakupów, więc ten sprawdzimy sami. Napisz do obsługi klienta, a pomożemy Ci z tym eSIM-em.',
    too_late: (time) => `Czas na zwrot eSIM-u (${time} od zakupu) już minął.`,
  },
  plan: {
    not_delivered: 'To zamówienie nie ma pakietu, który można zwrócić.',
    returned: 'Pieniądze za ten pakiet są w drodze lub zostały już zwrócone.',
    used: 'Ten pakiet został aktywowany lub użyty, więc zwrot nie jest już możliwy.',
    not_taken_back:
      'Sieć nie przyjmuje zwrotu tego pakietu, więc nie możemy zwrócić pieniędzy automatycznie. Napisz do nas.',
    too_old:
      'Sieć przyjmuje zwrot tego pakietu tylko przez kilka tygodni, a one minęły, więc nie możemy zwrócić pieniędzy automatycznie. Napisz do nas.',
    too_many:
      'Z tą kartą lub tym adresem e-mail zwrócono ostatnio kilka zakupów, więc ten sprawdzimy sami. Napisz do obsługi klienta, a pomożemy Ci z tym pakietem.',
    too_late: (time) => `Czas na zwrot pakietu (${time} od zakupu) już minął.`,
  },
  both: {
    disputed: 'Twój bank sprawdza tę płatność, więc to on zdecyduje o pieniądzach.',
    charged_back: 'Tę płatność cofnął Twój bank lub serwis płatniczy, więc nie zostało już nic do zwrotu.',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: 'To zamówienie nie zostało opłacone, więc nie ma umowy, od której można odstąpić.',
  returned:
    'Pieniądze za to zamówienie są w drodze lub zostały już zwrócone, więc nie ma już od czego odstąpić.',
  too_late: 'Termin na odstąpienie od tej umowy minął.',
};
