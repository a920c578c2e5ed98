import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { inHours } from '../language-words.ts';
import { codeRefusals } from '../operators/pricing/code-refusal-words.ts';
import { noReplacementText, UNTRUE_WORDS } from '../operators/refusal-words.ts';
import { codesRefusal } from '../orders/order-acts.ts';
import { refusalText } from '../orders/refund-policy.ts';
import { withdrawalRefusal } from '../withdrawal/decide-withdrawal.ts';
import { declineWords } from './decline-words.ts';
import { fieldWords } from './field-words.ts';
import { paypalWords } from './paypal-words.ts';
import type { Facts, FactsOf, ProblemReason } from './reasons.ts';
import type * as source from './words.ts';

type ProblemWords = {
  [Reason in ProblemReason]: Reason extends keyof Facts
    ? string | ((facts: Facts[Reason]) => string)
    : string;
};

const NO_TOP_UP: Record<NoTopUp, string> = {
  taken_back: 'Questa eSIM è stata ritirata, perciò non puoi aggiungerle dati. Acquista una nuova eSIM.',
  unusable: 'Questa eSIM non è più utilizzabile, perciò non puoi aggiungerle dati. Acquista una nuova eSIM.',
  full: 'Questa eSIM ha già tutti i piani in attesa che la rete permette. Usane prima uno.',
  no_fit: 'Questo piano non è adatto a questa eSIM. Scegline un altro, o acquista una nuova eSIM.',
  too_late:
    'Questa eSIM ha già tanto di questo piano che uno nuovo decadrebbe prima del suo turno. Acquista una nuova eSIM.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'un ordine o un rimborso è ancora in corso. Riprova quando sarà concluso',
  disputed:
    'un pagamento è contestato e questi dati potrebbero servire. Riprova quando la contestazione sarà decisa',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'Questa immagine è troppo pesante. Può avere al massimo 8\u00A0MB.',
  format: 'Un’immagine è un file JPEG, PNG o WebP.',
  broken: 'Questa immagine non si può leggere. Scegli un altro file.',
  too_many_pixels: 'Questa immagine ha troppi pixel. Può averne al massimo 60\u00A0milioni.',
  too_few_pixels: 'Questa immagine è troppo piccola. Servono almeno 600 × 300\u00A0pixel.',
};

const WORDS: ProblemWords = {
  malformed: 'La richiesta è malformata.',
  invalid_field: fieldWords,
  not_json: 'La richiesta deve essere un oggetto JSON.',
  no_plain_field: 'Nessun campo di questa richiesta può essere un elenco o un oggetto.',
  field_too_long: ({ max }) => `Un campo di questa richiesta supera ${max}\u00A0caratteri.`,
  name_too_long: ({ max }) => `Un nome è un testo di al massimo ${max}\u00A0caratteri.`,
  no_picture: 'Un account non ha immagini.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'Il Paese dopo il quale cominciare non esiste.'
      : list === 'plans'
        ? 'Il piano dopo il quale cominciare non esiste.'
        : 'Il luogo dopo il quale cominciare non è nell’elenco.',
  unnamed_order:
    'Indica l’ordine con il suo ID o numero, l’email di chi ha acquistato, l’ICCID dell’eSIM o l’ID del pagamento presso chi lo gestisce.',
  several_orders: ({ which }) =>
    `Ci sono più ordini che corrispondono (${which}). Indicane uno con il suo ID o numero.`,
  unknown_topic: ({ topics }) => `Questo argomento non esiste. Gli argomenti sono ${topics.join(', ')}.`,
  other_plan: 'Questo pagamento è per un altro piano.',
  cannot_share_esim: 'Questi piani non possono stare sulla stessa eSIM. Acquista ognuno con la propria eSIM.',
  other_address: 'Scrivi l’indirizzo email di questo account.',
  unproven_callback: 'La callback è illeggibile o la sua firma è sbagliata.',
  wrong_signature: 'La firma è sbagliata.',
  unreadable_event: 'L’evento è illeggibile.',

  unknown_plan: 'Questo piano non è più disponibile. Scegline un altro.',
  consent_needed:
    'Spunta entrambe le caselle sulla consegna immediata e sul tuo diritto di recesso. Se non le vedi, ricarica la pagina. Non ti è stato addebitato nulla.',
  wrong_password: 'Password errata',
  guessable_password: 'La password è troppo debole',

  no_address: 'Questo indirizzo non esiste.',
  no_api_address: 'Questo indirizzo non esiste nell’API.',
  no_country: 'Paese non trovato',
  no_region: 'Regione non trovata',
  no_order: 'Questo ordine non esiste.',
  no_case: 'Questo caso non esiste.',
  no_sample: 'Questo esempio di email non esiste.',
  no_book_entry: 'Questa voce non esiste nei nostri registri.',
  credit_used_up: 'Così supereresti il limite del tuo conto cliente. Scrivici e troveremo una soluzione.',
  too_many_documents: ({ count, most }) =>
    `Sono ${count} documenti. Un file ne contiene ${most}, perciò scegli meno giorni.`,
  no_dispute: 'Questa contestazione non esiste.',
  no_order_to_claim: 'Questo ordine non esiste, oppure è in un altro account.',
  no_esim: 'Questa eSIM non esiste.',
  no_codes: 'Questo piano è stato aggiunto a un’eSIM che ha già i suoi codici.',
  no_status: 'La rete non ha ancora uno stato per questa eSIM.',
  not_on_network: 'La rete non ha più questa eSIM. Scrivici e sistemiamo tutto.',
  no_invoice: 'Non c’è ancora una fattura.',
  no_card: 'Questa carta non esiste in questo account.',
  no_session: 'Quel dispositivo è già disconnesso.',
  no_operator: 'Questo gestore del negozio non esiste.',
  no_token: 'Questo token API non esiste.',
  no_endpoint: 'Questo endpoint webhook non esiste.',
  no_delivery: 'Questo invio non esiste. Il negozio li conserva per 30 giorni.',
  no_channel: 'Questo canale di avvisi non esiste.',
  no_schedule: 'Questa esportazione pianificata non esiste.',
  no_mail_of_order: 'Questo ordine non ha nessuna eSIM da mandare via email.',
  no_account: 'Questo account non esiste.',
  no_failed_job: 'Non c’è nessuna operazione fallita che corrisponda. La coda le dimentica dopo un’ora.',
  no_customer: 'Questo cliente non esiste.',
  no_lead: 'Questa richiesta non esiste.',
  no_view: 'Questa vista non esiste più. Qualcuno l’ha eliminata oppure è di un’altra persona.',
  no_bulk_act:
    'Questa azione di gruppo non esiste. Una simulazione che nessuno avvia viene eliminata dopo un giorno.',
  no_price_list: 'Questo listino prezzi non esiste.',
  no_rate: ({ currency }) => `Non c’è ancora un tasso di cambio per ${currency}.`,
  wrong_ending: ({ currency, ending }) => `I prezzi in ${currency} non possono finire in ${ending}.`,
  no_held_price: 'Non c’è nessun prezzo da decidere che corrisponda.',
  no_approval: 'È già stato deciso, non è più possibile o l’importo è cambiato.',
  no_promotion: 'Questo codice non esiste.',
  no_place: 'Questo Paese o questa regione non esiste.',
  no_place_plan: 'Questo piano lì non esiste.',
  no_sync: 'Questa sincronizzazione non esiste.',
  used_invitation:
    'Questo invito è stato usato, è scaduto o è stato sostituito da uno più recente. Chiedine uno nuovo.',
  used_link: 'Questo link non funziona più. Richiedi di nuovo il rimborso e te ne mandiamo uno nuovo.',
  no_offer: 'Questa offerta non esiste o non è più valida. Chiedicene una nuova.',
  withdrawal_link:
    'Questo link non funziona. Apri il link completo della tua email, o inserisci il numero d’ordine.',
  no_payment: 'Questo pagamento non esiste in questa sessione di pagamento.',

  signed_out: 'Devi prima accedere.',
  sign_in_over: 'La tua sessione è scaduta. Accedi di nuovo.',
  operator_signed_out: 'Accedi alla console.',
  wrong_token: 'Questo token API è errato o è stato revocato.',

  checkout_expired: 'Questa sessione di pagamento è scaduta. Non ti è stato addebitato nulla.',
  not_paid: 'Il pagamento non è stato completato.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} Non ti è stato addebitato nulla.`,
  no_saved_card: 'Non hai nessuna carta salvata. Acquista il piano dalla pagina di pagamento.',
  saved_card_expired: 'La tua carta salvata è scaduta. Acquista il piano dalla pagina di pagamento.',
  authentication_required:
    'La tua banca vuole che confermi questo pagamento. Non ti è stato addebitato nulla. Acquista il piano dalla pagina di pagamento.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) =>
    `Questo negozio non accetta ${name}. Non ti è stato addebitato nulla. Paga con carta.`,

  price_changed: 'Il prezzo è cambiato. Controlla il nuovo totale.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'Il prezzo non corrisponde a questo pagamento.',
  payment_mismatch: 'Questo pagamento non corrisponde all’ordine. Abbiamo avvisato il nostro team.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}${isDone ? 'Il tuo pagamento è stato rimborsato' : 'Stiamo rimborsando il tuo pagamento'} per intero.`,
  already_paid: 'Questa sessione di pagamento è già stata pagata. Iniziane una nuova.',
  still_checked: 'Un pagamento di questa sessione è ancora in verifica.',
  changed_meanwhile: 'Questo pagamento è stato modificato in un’altra finestra. Riprova.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'Uno dei tuoi ordini è ancora in arrivo. Riprova quando sarà arrivato.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'Questa richiesta non viene dalle nostre pagine.',
  buyer_blocked: ({ support_email: address }) =>
    `Non vendiamo più a questo indirizzo email. Non ti è stato addebitato nulla, e ciò che hai acquistato prima resta tuo. Se pensi che sia un errore, scrivi a ${address}.`,
  account_blocked: ({ support_email: address }) =>
    `Questo account è bloccato. Ciò che hai acquistato resta tuo. Se pensi che sia un errore, scrivi a ${address}.`,
  not_your_role: ({ role }) => `Il tuo ruolo (${role}) non lo permette. Un titolare può dartene un altro.`,
  other_mailbox: ({ email }) => `Questo invito è per ${email}. Accedi con quell’indirizzo e confermalo.`,
  step_up_needed: 'Conferma con un codice della tua app di autenticazione o con una passkey.',
  needs_person: 'Un token API non può farlo. Deve farlo una persona nella console.',
  wrong_code: 'Questo codice non è corretto o è già stato usato. Aspetta il prossimo.',
  wrong_passkey: 'Questa passkey non è stata accettata. Riprova o usa un codice.',
  no_passkey: 'Non hai questa passkey.',
  changed_by_another:
    'Nel frattempo qualcun altro ha fatto delle modifiche. Non è stato fatto nulla: ricontrolla.',
  code_not_for_address:
    'Il codice di questo ordine non si può usare con quell’indirizzo. Non è cambiato nulla: scegli un altro indirizzo.',
  approval_asked:
    'È più di quanto puoi versare senza approvazione. I colleghi vedono la richiesta per un giorno sulla dashboard e possono approvarla.',
  own_approval: 'La richiesta è tua, quindi deve decidere un collega.',
  unconfirmed_prices: ({ count }) =>
    `L’anteprima segnala ${count === 1 ? '1 piano' : `${count} piani`}. Controllala e conferma con il numero ${count}.`,
  promotion_exists:
    'Un codice con questo nome esiste o è esistito. Scegli un altro nome, o modifica quel codice.',
  already_operator: 'Questa persona gestisce già il negozio.',
  unpaid_order: 'Questo ordine non è stato pagato.',
  erased_order: 'Questo ordine è stato cancellato, e non resta niente che riporti a chi l’ha fatto.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) =>
    `Questa email non sarebbe più vera: ${UNTRUE_WORDS[why]}. Non è stato inviato nulla.`,
  case_over: 'Questo caso è risolto, perché la sua causa non c’è più.',
  no_retry:
    'Questo rimborso non si può inviare di nuovo. È già partito, è stato fatto dal pannello di chi gestisce i pagamenti, oppure è una banca a decidere del pagamento.',
  answered_dispute:
    'Questa contestazione è già stata decisa o ha già una risposta. Si può rispondere una volta sola.',
  not_staged: 'Prima prepara le prove e leggile.',
  own_page_only: 'Questo gestore di pagamenti accetta risposte solo sulla sua pagina.',
  too_much_back: ({ left }) => `Di questo pagamento restano solo ${left}. Non è stato rimborsato nulla.`,
  no_tax_owed:
    'L’IVA di questo ordine non si può rimborsare: il rimborso non spetta, oppure un rimborso precedente non è riuscito. Non è stato rimborsato nulla.',
  all_is_no_part:
    'Questo è tutto ciò che resta. Scegli un rimborso completo, che ritira l’eSIM, o un gesto commerciale, che la lascia.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way:
    'L’eSIM di questo ordine sta per essere ritirata. Non è stato fatto nulla: aspetta che sia finito.',
  last_owner: 'Questo è l’ultimo titolare. Prima nomina titolare qualcun altro.',
  last_factor: 'Senza questa passkey non potresti aprire la console. Prima aggiungine un’altra.',
  own_role: 'Nessuno può cambiare il proprio ruolo o togliere sé stesso. Chiedi a un altro titolare.',
  runs_the_shop:
    'Questo è l’account di una persona che gestisce il negozio. Un titolare può prima toglierla sotto “Team”.',
  not_erasable: ({ why }) => `Non è stato cancellato nulla: ${NOT_ERASABLE[why]}.`,
  too_large: 'La richiesta è troppo grande.',

  too_many_calls: ({ seconds }) => `Troppe richieste. Riprova fra ${inMinutes(seconds)}.`,
  too_many_tries: ({ seconds }) => `Troppi tentativi. Riprova fra ${inMinutes(seconds)}.`,
  too_many_codes: ({ seconds }) => `Troppi codici sbagliati. Riprova fra ${inMinutes(seconds)}.`,
  too_many_promotions: ({ seconds }) =>
    `Troppi codici sbagliati. Riprova fra ${inMinutes(seconds)}, o paga senza codice.`,
  too_many_sign_ins: 'Troppi tentativi non riusciti. Riprova più tardi',
  too_many_questions: ({ seconds }) => `Sono state tante domande. Riprova fra ${inMinutes(seconds)}.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'in questo browser' : 'dalla tua connessione a internet';
    const after = inMinutes(seconds);
    const next =
      ways.length === 0 ? `Riprova fra ${after}` : `Paga con ${oneOf(ways)}, o riprova fra ${after}`;
    return `Troppe carte sono state rifiutate ${where}. Non ti è stato addebitato nulla. ${next}.`;
  },
  too_many_downloads: ({ seconds }) => `Scaricalo di nuovo fra ${inMinutes(seconds)}.`,
  too_many_return_mails: ({ seconds }) =>
    `Ti abbiamo già mandato più email a questo proposito. Controlla la posta, o riprova fra ${inMinutes(seconds)}.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `Hai già mandato più richieste. Scrivi a ${address}, o riprova fra ${inMinutes(seconds)}.`,
  too_many_streams: ({ seconds }) => `Da qui sono aperte troppe pagine. Riprova fra ${inMinutes(seconds)}.`,
  too_many_callbacks: 'Troppe callback con una firma sbagliata.',

  internal: 'Qualcosa è andato storto',
  payments_down: 'Il servizio di pagamento non ha risposto. Riprova.',
  charge_not_made: 'Il servizio di pagamento non ha risposto. Non ti è stato addebitato nulla. Riprova.',
  charge_unknown:
    'Il servizio di pagamento non ha risposto, perciò non sappiamo ancora se c’è stato un addebito sulla tua carta. Se c’è stato, ti mandiamo la tua eSIM via email.',
  network_down: 'In questo momento la rete non risponde. Riprova.',
  network_busy: 'In questo momento la rete è occupata. Riprova.',
  shop_away:
    'Ora non riusciamo a rispondere. Riprova fra un momento. Un acquisto non viene mai addebitato due volte.',
  too_many_listeners: ({ seconds }) =>
    `In questo momento sono collegati troppi visitatori. Riprova fra ${inMinutes(seconds)}.`,
  signature_unchecked: 'In questo momento la firma non si può verificare.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal, Apple Pay o Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' o ');
}

/** After 'fra'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return inHours(Math.ceil(minutes / 60));
  return minutes === 1 ? 'un minuto' : `${minutes}\u00A0minuti`;
}
