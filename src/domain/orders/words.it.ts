import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: 'La sostituzione è in arrivo',
  unpaid: 'Non pagata',
  paid: 'In arrivo',
  ordering: 'In arrivo',
  refunding: 'Il rimborso è in arrivo',
  refunded: 'Rimborso effettuato',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'È stato richiesto un rimborso',
  replacement_asked: 'La sostituzione è in arrivo',
  ready: 'Pronta da installare',
  in_use: 'In uso',
  used_up: 'Tutti i dati sono stati usati',
  expired: 'Questo piano è finito',
  lapsed: 'Mai usata, e scaduta',
  taken_back: 'Ritirata',
  unreadable: 'Pronta da installare',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = 'Pronta all’uso';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: 'Questo ordine non ha ancora un’eSIM.',
    returned: 'Questa eSIM è stata rimborsata, o sta per esserlo, perciò non funziona più.',
    returning: 'Questa eSIM sta per essere ritirata per un rimborso.',
    taken_back: 'La rete ha ritirato questa eSIM, perciò non funziona più.',
  },
  plan: {
    not_delivered: 'Questo ordine non ha ancora un piano.',
    returned: 'Questo piano è stato rimborsato, o sta per esserlo, perciò non funziona più.',
    returning: 'Questo piano sta per essere ritirato per un rimborso.',
    taken_back: 'La rete ha ritirato questo piano, perciò non funziona più.',
  },
  both: {
    replacing: 'Stiamo sostituendo questa eSIM. Appena la nuova è pronta, mandiamo i suoi codici via email.',
    over: 'Il piano di questo ordine è finito, perciò non c’è più niente da installare.',
    top_up: 'Questo piano è stato aggiunto a un’eSIM che ha già i suoi codici.',
    erased: 'Questo ordine è stato cancellato, e non resta niente che riporti a chi l’ha fatto.',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: 'Questo ordine non ha nessuna eSIM da restituire.',
    returned: 'Questa eSIM è stata rimborsata, o sta per esserlo.',
    used: 'Questa eSIM è stata attivata o usata, perciò non è più rimborsabile.',
    not_taken_back:
      'La rete non riprende questa eSIM, perciò non possiamo rimborsarla in automatico. Scrivici.',
    too_old:
      'La rete riprende questa eSIM solo per qualche settimana, che è passata, perciò non possiamo rimborsarla in automatico. Scrivici.',
    too_many:
      'Di recente più acquisti sono stati restituiti con questa carta o questo indirizzo email, perciò questo lo esaminiamo di persona. Scrivi alla nostra assistenza, e ti aiutiamo con questa eSIM.',
    too_late: (time) => `Un’eSIM è rimborsabile entro ${time} dall’acquisto. Questo termine è passato.`,
  },
  plan: {
    not_delivered: 'Questo ordine non ha nessun piano da restituire.',
    returned: 'Questo piano è stato rimborsato, o sta per esserlo.',
    used: 'Questo piano è stato attivato o usato, perciò non è più rimborsabile.',
    not_taken_back:
      'La rete non riprende questo piano, perciò non possiamo rimborsarlo in automatico. Scrivici.',
    too_old:
      'La rete riprende questo piano solo per qualche settimana, che è passata, perciò non possiamo rimborsarlo in automatico. Scrivici.',
    too_many:
      'Di recente più acquisti sono stati restituiti con questa carta o questo indirizzo email, perciò questo lo esaminiamo di persona. Scrivi alla nostra assistenza, e ti aiutiamo con questo piano.',
    too_late: (time) => `Un piano è rimborsabile entro ${time} dall’acquisto. Questo termine è passato.`,
  },
  both: {
    disputed: 'La tua banca sta esaminando questo pagamento, perciò è lei a decidere del rimborso.',
    charged_back:
      'Questo pagamento ti è stato restituito tramite la tua banca o il tuo servizio di pagamento, perciò non resta niente da rimborsare.',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: 'Questo ordine non è stato pagato, perciò non c’è un contratto da cui recedere.',
  returned: 'Questo ordine è stato rimborsato, o sta per esserlo, perciò non resta niente da cui recedere.',
  too_late: 'Il termine per recedere da questo contratto è passato.',
};
