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
  taken_back:
    'Diese eSIM wurde zurückgenommen. Du kannst ihr keine Daten mehr hinzufügen. Bitte kaufe eine neue eSIM.',
  unusable:
    'Diese eSIM ist nicht mehr nutzbar. Du kannst ihr keine Daten mehr hinzufügen. Bitte kaufe eine neue eSIM.',
  full: 'Auf dieser eSIM warten schon so viele Tarife, wie das Netz zulässt. Bitte nutze zuerst einen davon.',
  no_fit: 'Dieser Tarif passt nicht zu dieser eSIM. Bitte wähle einen anderen oder kaufe eine neue eSIM.',
  too_late:
    'Auf dieser eSIM ist schon so viel von diesem Tarif, dass ein neuer verfallen würde, bevor er an der Reihe ist. Bitte kaufe eine neue eSIM.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way:
    'eine Bestellung oder ihr Geld noch unterwegs ist. Versuche es noch einmal, wenn beides angekommen ist',
  disputed:
    'eine Zahlung strittig ist und diese Daten vielleicht gebraucht werden. Versuche es noch einmal, wenn der Fall entschieden ist',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'Dieses Bild ist zu groß. Es darf höchstens 8 MB haben.',
  format: 'Ein Bild ist eine Datei im Format JPEG, PNG oder WebP.',
  broken: 'Dieses Bild lässt sich nicht lesen. Bitte wähle eine andere Datei.',
  too_many_pixels: 'Dieses Bild hat zu viele Pixel. Es darf höchstens 60 Millionen haben.',
  too_few_pixels: 'Dieses Bild ist zu klein. Es braucht mindestens 600 mal 300 Pixel.',
};

const WORDS: ProblemWords = {
  malformed: 'Die Anfrage ist fehlerhaft aufgebaut.',
  invalid_field: fieldWords,
  not_json: 'Die Anfrage muss ein JSON-Objekt sein.',
  no_plain_field: 'Kein Feld dieser Anfrage darf eine Liste oder ein Objekt sein.',
  field_too_long: ({ max }) => `Ein Feld dieser Anfrage ist länger als ${max} Zeichen.`,
  name_too_long: ({ max }) => `Ein Name ist ein Text mit höchstens ${max} Zeichen.`,
  no_picture: 'Ein Konto hat kein Bild.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'Das Land, nach dem die Liste beginnen soll, gibt es nicht.'
      : list === 'plans'
        ? 'Den Tarif, nach dem die Liste beginnen soll, gibt es nicht.'
        : 'Den Ort, nach dem die Liste beginnen soll, gibt es nicht.',
  unnamed_order:
    'Nenne die Bestellung mit ihrer ID oder Nummer, der E-Mail-Adresse des Käufers, der ICCID ihrer eSIM oder der ID der Zahlung beim Zahlungsdienst.',
  several_orders: ({ which }) =>
    `Zu ${which} gibt es mehrere Bestellungen. Bitte nenne eine mit ihrer ID oder Nummer.`,
  unknown_topic: ({ topics }) => `Dieses Thema gibt es nicht. Die Themen sind ${topics.join(', ')}.`,
  other_plan: 'Diese Zahlung gehört zu einem anderen Tarif.',
  cannot_share_esim:
    'Diese Tarife passen nicht auf eine gemeinsame eSIM. Bitte kaufe jeden mit einer eigenen eSIM.',
  other_address: 'Bitte gib die E-Mail-Adresse dieses Kontos ein.',
  unproven_callback: 'Der Callback ist unlesbar, oder seine Signatur ist falsch.',
  wrong_signature: 'Die Signatur ist falsch.',
  unreadable_event: 'Das Ereignis ist unlesbar.',

  unknown_plan: 'Diesen Tarif gibt es nicht mehr. Bitte wähle einen anderen.',
  consent_needed:
    'Bitte setze beide Häkchen: zur sofortigen Lieferung und zu deinem Widerrufsrecht. Wenn du sie nicht siehst, lade die Seite neu. Es wurde nichts abgebucht.',
  wrong_password: 'Falsches Passwort',
  guessable_password: 'Das Passwort ist zu schwach',

  no_address: 'Diese Adresse gibt es nicht.',
  no_api_address: 'Diese Adresse gibt es in der API nicht.',
  no_country: 'Land nicht gefunden',
  no_region: 'Region nicht gefunden',
  no_order: 'Diese Bestellung gibt es nicht.',
  no_case: 'Diesen Fall gibt es nicht.',
  no_sample: 'Diese Beispiel-E-Mail gibt es nicht.',
  no_book_entry: 'Diesen Eintrag gibt es in unseren Aufzeichnungen nicht.',
  credit_used_up:
    'So hoch darf der offene Betrag auf deinem Kundenkonto nicht sein. Schreib uns, und wir finden eine Lösung.',
  too_many_documents: ({ count, most }) =>
    `Das sind ${count} Dokumente. In eine Datei passen ${most}. Bitte wähle weniger Tage.`,
  no_dispute: 'Diesen Streitfall gibt es nicht.',
  no_order_to_claim: 'Diese Bestellung gibt es nicht, oder sie gehört zu einem anderen Konto.',
  no_esim: 'Diese eSIM gibt es nicht.',
  no_codes: 'Dieser Tarif wurde einer eSIM hinzugefügt, die ihre Codes schon hat.',
  no_status: 'Zu dieser eSIM liegt noch kein Status aus dem Netz vor.',
  not_on_network: 'Das Netz kennt diese eSIM nicht mehr. Schreib uns, und wir bringen das in Ordnung.',
  no_invoice: 'Dafür gibt es noch keine Rechnung.',
  no_card: 'Diese Karte gibt es in diesem Konto nicht.',
  no_session: 'Dieses Gerät ist schon abgemeldet.',
  no_operator: 'Diesen Betreiber gibt es nicht.',
  no_token: 'Dieses API-Token gibt es nicht.',
  no_endpoint: 'Diesen Webhook-Endpunkt gibt es nicht.',
  no_delivery: 'Diese Zustellung gibt es nicht. Der Shop bewahrt sie 30 Tage auf.',
  no_channel: 'Diesen Alarmkanal gibt es nicht.',
  no_schedule: 'Diesen geplanten Export gibt es nicht.',
  no_mail_of_order: 'Zu dieser Bestellung gibt es keine eSIM, die wir schicken könnten.',
  no_account: 'Dieses Konto gibt es nicht.',
  no_failed_job:
    'Diesen fehlgeschlagenen Auftrag gibt es nicht. Die Warteschlange vergisst sie nach einer Stunde.',
  no_customer: 'Diesen Kunden gibt es nicht.',
  no_lead: 'Diese Anfrage gibt es nicht.',
  no_view: 'Diese Ansicht gibt es nicht mehr. Jemand hat sie gelöscht, oder sie gehört jemand anderem.',
  no_bulk_act:
    'Diese Sammelaktion gibt es nicht. Ein Probelauf, den niemand startet, wird nach einem Tag gelöscht.',
  no_price_list: 'Diese Preisliste gibt es nicht.',
  no_rate: ({ currency }) => `Für ${currency} gibt es noch keinen Wechselkurs.`,
  wrong_ending: ({ currency, ending }) => `Preise in ${currency} können nicht auf ${ending} enden.`,
  no_held_price: 'Diesen Preis, über den zu entscheiden wäre, gibt es nicht.',
  no_approval: 'Darüber ist schon entschieden, es ist nicht mehr möglich, oder der Betrag hat sich geändert.',
  no_promotion: 'Diesen Gutscheincode gibt es nicht.',
  no_place: 'Dieses Land oder diese Region gibt es nicht.',
  no_place_plan: 'Diesen Tarif gibt es dort nicht.',
  no_sync: 'Diesen Abgleich gibt es nicht.',
  used_invitation:
    'Diese Einladung wurde schon genutzt, ist abgelaufen oder wurde durch eine neuere ersetzt. Bitte lass dir eine neue schicken.',
  used_link:
    'Dieser Link funktioniert nicht mehr. Fordere die Erstattung noch einmal an, dann schicken wir dir einen neuen.',
  no_offer: 'Dieses Angebot gibt es nicht, oder es gilt nicht mehr. Bitte frag uns nach einem neuen.',
  withdrawal_link:
    'Dieser Link funktioniert nicht. Bitte öffne den ganzen Link aus deiner E-Mail oder gib deine Bestellnummer ein.',
  no_payment: 'Diese Zahlung gibt es bei diesem Bezahlvorgang nicht.',

  signed_out: 'Bitte melde dich zuerst an.',
  sign_in_over: 'Deine Sitzung ist abgelaufen. Bitte melde dich noch einmal an.',
  operator_signed_out: 'Bitte melde dich in der Konsole an.',
  wrong_token: 'Dieses API-Token ist falsch oder wurde widerrufen.',

  checkout_expired: 'Dieser Bezahlvorgang ist abgelaufen. Es wurde nichts abgebucht.',
  not_paid: 'Die Zahlung wurde nicht abgeschlossen.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} Es wurde nichts abgebucht.`,
  no_saved_card: 'Du hast keine gespeicherte Karte. Bitte kaufe den Tarif an der Kasse.',
  saved_card_expired: 'Deine gespeicherte Karte ist abgelaufen. Bitte kaufe den Tarif an der Kasse.',
  authentication_required:
    'Deine Bank möchte, dass du diese Zahlung bestätigst. Es wurde nichts abgebucht. Bitte kaufe den Tarif an der Kasse.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) =>
    `Dieser Shop nimmt ${name} nicht an. Es wurde nichts abgebucht. Bitte bezahle mit Karte.`,

  price_changed: 'Der Preis hat sich geändert. Bitte prüfe den neuen Gesamtbetrag.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'Der Preis passt nicht zu dieser Zahlung.',
  payment_mismatch: 'Diese Zahlung passt nicht zur Bestellung. Wir haben unser Team informiert.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}Deine Zahlung ${isDone ? 'wurde' : 'wird'} vollständig erstattet.`,
  already_paid: 'Dieser Kauf ist schon bezahlt. Bitte beginne einen neuen.',
  still_checked: 'Eine Zahlung für diesen Kauf wird noch geprüft.',
  changed_meanwhile: 'Dieser Kauf wurde in einem anderen Fenster geändert. Bitte versuche es noch einmal.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way:
    'Eine deiner Bestellungen ist noch unterwegs. Bitte versuche es noch einmal, wenn sie angekommen ist.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'Diese Anfrage kam nicht von unseren eigenen Seiten.',
  buyer_blocked: ({ support_email: address }) =>
    `Wir verkaufen nicht mehr an diese E-Mail-Adresse. Es wurde nichts abgebucht, und was du vorher gekauft hast, bleibt deins. Bitte schreib an ${address}, wenn du das für einen Irrtum hältst.`,
  account_blocked: ({ support_email: address }) =>
    `Dieses Konto ist gesperrt. Was du gekauft hast, bleibt deins. Bitte schreib an ${address}, wenn du das für einen Irrtum hältst.`,
  not_your_role: ({ role }) =>
    `Deine Rolle (${role}) erlaubt das nicht. Ein Inhaber kann dir eine andere geben.`,
  other_mailbox: ({ email }) =>
    `Diese Einladung gilt für ${email}. Bitte melde dich mit dieser Adresse an und bestätige sie.`,
  step_up_needed: 'Bitte bestätige das mit einem Code aus deiner Authenticator-App oder einem Passkey.',
  needs_person: 'Das geht mit einem API-Token nicht. Ein Mensch muss es in der Konsole tun.',
  wrong_code: 'Dieser Code stimmt nicht oder wurde schon genutzt. Bitte warte auf den nächsten.',
  wrong_passkey: 'Dieser Passkey wurde nicht angenommen. Bitte versuche es noch einmal oder nimm einen Code.',
  no_passkey: 'Einen solchen Passkey hast du nicht.',
  changed_by_another:
    'Jemand anders hat das inzwischen geändert. Es wurde nichts ausgeführt. Bitte sieh noch einmal nach.',
  code_not_for_address:
    'Der Gutscheincode dieser Bestellung gilt nicht für diese Adresse. Es wurde nichts geändert. Bitte wähle eine andere Adresse.',
  approval_asked:
    'Das ist mehr, als du allein auszahlen darfst. Deine Kollegen sehen die Anfrage einen Tag lang in ihrer Übersicht und können sie freigeben.',
  own_approval: 'Das hast du selbst angefragt. Deshalb muss jemand anderes aus dem Team entscheiden.',
  unconfirmed_prices: ({ count }) =>
    `Die Vorschau warnt vor ${count === 1 ? 'einem Tarif' : `${count} Tarifen`}. Prüfe sie und bestätige mit der Zahl ${count}.`,
  promotion_exists:
    'Einen Gutscheincode mit diesem Namen gibt oder gab es schon. Bitte wähle einen anderen Namen oder ändere diesen Code.',
  already_operator: 'Diese Person ist schon Betreiber.',
  unpaid_order: 'Diese Bestellung wurde nicht bezahlt.',
  erased_order: 'Diese Bestellung wurde gelöscht, und nichts weist mehr auf den Käufer hin.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) =>
    `Diese E-Mail wäre nicht mehr richtig: ${UNTRUE_WORDS[why]}. Es wurde nichts geschickt.`,
  case_over: 'Dieser Fall ist gelöst, denn seine Ursache besteht nicht mehr.',
  no_retry:
    'Diese Erstattung kann nicht noch einmal geschickt werden. Sie ist unterwegs, wurde direkt beim Zahlungsdienst veranlasst, oder eine Bank entscheidet über die Zahlung.',
  answered_dispute:
    'Dieser Streitfall wurde schon entschieden oder beantwortet. Eine Antwort kann nur einmal geschickt werden.',
  not_staged: 'Stelle zuerst die Belege zusammen und lies sie.',
  own_page_only: 'Dieser Zahlungsdienst nimmt Antworten nur auf seiner eigenen Seite an.',
  too_much_back: ({ left }) => `Von dieser Zahlung sind nur noch ${left} übrig. Es wurde nichts erstattet.`,
  no_tax_owed:
    'Die Mehrwertsteuer dieser Bestellung lässt sich nicht erstatten: Entweder steht keine mehr aus, oder eine frühere Erstattung ist nicht durchgegangen. Es wurde nichts erstattet.',
  all_is_no_part:
    'Das ist alles, was noch übrig ist. Nimm eine volle Erstattung, bei der die eSIM zurückgenommen wird, oder eine Erstattung aus Kulanz, bei der sie bleibt.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way:
    'Die eSIM dieser Bestellung wird gerade zurückgenommen. Es wurde nichts ausgeführt. Bitte warte, bis das abgeschlossen ist.',
  last_owner: 'Das ist der letzte Inhaber. Mach zuerst jemand anderen zum Inhaber.',
  last_factor:
    'Ohne diesen Passkey könntest du die Konsole nicht mehr öffnen. Füge zuerst einen anderen hinzu.',
  own_role:
    'Niemand kann die eigene Rolle ändern oder sich selbst entfernen. Bitte wende dich an einen anderen Inhaber.',
  runs_the_shop:
    'Dieses Konto gehört jemandem, der den Shop betreibt. Ein Inhaber kann die Person zuerst unter „Team“ entfernen.',
  not_erasable: ({ why }) => `Es wurde nichts gelöscht, weil ${NOT_ERASABLE[why]}.`,
  too_large: 'Die Anfrage ist zu groß.',

  too_many_calls: ({ seconds }) =>
    `Zu viele Anfragen. Bitte versuche es in ${inMinutes(seconds)} noch einmal.`,
  too_many_tries: ({ seconds }) =>
    `Zu viele Versuche. Bitte versuche es in ${inMinutes(seconds)} noch einmal.`,
  too_many_codes: ({ seconds }) =>
    `Zu viele falsche Codes. Bitte versuche es in ${inMinutes(seconds)} noch einmal.`,
  too_many_promotions: ({ seconds }) =>
    `Zu viele falsche Gutscheincodes. Bitte versuche es in ${inMinutes(seconds)} noch einmal oder bezahle ohne Code.`,
  too_many_sign_ins: 'Zu viele Fehlversuche. Bitte versuche es später noch einmal',
  too_many_questions: ({ seconds }) =>
    `Das waren viele Fragen. Bitte versuche es in ${inMinutes(seconds)} noch einmal.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'in diesem Browser' : 'über deine Internetverbindung';
    const instead = ways.length === 0 ? '' : `bezahle mit ${oneOf(ways)} oder `;
    return `Zu viele Karten wurden ${where} abgelehnt. Es wurde nichts abgebucht. Bitte ${instead}versuche es in ${inMinutes(seconds)} noch einmal.`;
  },
  too_many_downloads: ({ seconds }) => `Bitte lade es in ${inMinutes(seconds)} noch einmal herunter.`,
  too_many_return_mails: ({ seconds }) =>
    `Wir haben dazu schon mehrere E-Mails geschickt. Bitte sieh in deinem Postfach nach oder versuche es in ${inMinutes(seconds)} noch einmal.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `Du hast schon mehrere Anfragen geschickt. Bitte schreib an ${address} oder versuche es in ${inMinutes(seconds)} noch einmal.`,
  too_many_streams: ({ seconds }) =>
    `Von hier aus sind zu viele Seiten geöffnet. Bitte versuche es in ${inMinutes(seconds)} noch einmal.`,
  too_many_callbacks: 'Zu viele Callbacks mit falscher Signatur.',

  internal: 'Etwas ist schiefgelaufen',
  payments_down: 'Der Zahlungsdienst hat nicht geantwortet. Bitte versuche es noch einmal.',
  charge_not_made:
    'Der Zahlungsdienst hat nicht geantwortet. Es wurde nichts abgebucht. Bitte versuche es noch einmal.',
  charge_unknown:
    'Der Zahlungsdienst hat nicht geantwortet. Wir wissen noch nicht, ob deine Karte belastet wurde. Falls ja, schicken wir dir deine eSIM per E-Mail.',
  network_down: 'Das Netz antwortet gerade nicht. Bitte versuche es noch einmal.',
  network_busy: 'Das Netz ist gerade ausgelastet. Bitte versuche es noch einmal.',
  shop_away:
    'Wir können gerade nicht antworten. Bitte versuche es gleich noch einmal. Ein Kauf wird nie zweimal abgebucht.',
  too_many_listeners: ({ seconds }) =>
    `Gerade sind zu viele Besucher verbunden. Bitte versuche es in ${inMinutes(seconds)} noch einmal.`,
  signature_unchecked: 'Die Signatur lässt sich gerade nicht prüfen.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal, Apple Pay oder Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' oder ');
}

/** After 'in'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return inHours(Math.ceil(minutes / 60));
  return minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
}
