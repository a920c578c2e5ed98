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
  taken_back: 'Deze eSIM is teruggenomen, dus je kunt er geen data aan toevoegen. Koop een nieuwe eSIM.',
  unusable:
    'Deze eSIM is niet meer te gebruiken, dus je kunt er geen data aan toevoegen. Koop een nieuwe eSIM.',
  full: 'Op deze eSIM wachten al zoveel bundels als het netwerk toestaat. Gebruik er eerst een van.',
  no_fit: 'Deze bundel past niet bij deze eSIM. Kies een andere bundel, of koop een nieuwe eSIM.',
  too_late:
    'Deze eSIM heeft al zo veel van deze bundel dat een nieuwe zou vervallen voordat hij aan de beurt is. Koop een nieuwe eSIM.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'een bestelling of het geld ervan nog onderweg is. Probeer het opnieuw als dat is aangekomen',
  disputed:
    'een betaling wordt betwist en deze gegevens misschien nodig zijn. Probeer het opnieuw als daarover is beslist',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'Deze afbeelding is te groot. Hij mag hoogstens 8 MB zijn.',
  format: 'Een afbeelding is een JPEG-, PNG- of WebP-bestand.',
  broken: 'Deze afbeelding kan niet worden gelezen. Kies een ander bestand.',
  too_many_pixels: 'Deze afbeelding heeft te veel pixels. Het mogen er hoogstens 60 miljoen zijn.',
  too_few_pixels: 'Deze afbeelding is te klein. Hij moet minstens 600 bij 300 pixels zijn.',
};

const WORDS: ProblemWords = {
  malformed: 'Het verzoek is niet goed opgebouwd.',
  invalid_field: fieldWords,
  not_json: 'Het verzoek moet een JSON-object zijn.',
  no_plain_field: 'Geen enkel veld van dit verzoek mag een lijst of een object zijn.',
  field_too_long: ({ max }) => `Een veld van dit verzoek is langer dan ${max} tekens.`,
  name_too_long: ({ max }) => `Een naam is een tekst van hoogstens ${max} tekens.`,
  no_picture: 'Een account heeft geen afbeelding.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'Het land waarna de lijst moet beginnen, bestaat niet.'
      : list === 'plans'
        ? 'De bundel waarna de lijst moet beginnen, bestaat niet.'
        : 'De plaats waarna de lijst moet beginnen, bestaat niet.',
  unnamed_order:
    'Noem de bestelling met de ID of het nummer ervan, het e-mailadres van de koper, de ICCID van de eSIM of de ID die de betaaldienst aan de betaling gaf.',
  several_orders: ({ which }) =>
    `Er zijn meerdere bestellingen ${which}. Noem er een met de ID of het nummer ervan.`,
  unknown_topic: ({ topics }) => `Dit onderwerp bestaat niet. De onderwerpen zijn ${topics.join(', ')}.`,
  other_plan: 'Deze betaling is voor een andere bundel.',
  cannot_share_esim: 'Deze bundels kunnen niet samen op één eSIM. Koop elke bundel met een eigen eSIM.',
  other_address: 'Typ het e-mailadres van dit account.',
  unproven_callback: 'De callback is onleesbaar, of de handtekening ervan klopt niet.',
  wrong_signature: 'De handtekening klopt niet.',
  unreadable_event: 'De gebeurtenis is onleesbaar.',

  unknown_plan: 'Deze bundel is niet meer verkrijgbaar. Kies een andere.',
  consent_needed:
    'Vink beide vakjes aan, over de directe levering en over je herroepingsrecht. Zie je ze niet, laad de pagina dan opnieuw. Er is niets afgeschreven.',
  wrong_password: 'Onjuist wachtwoord',
  guessable_password: 'Het wachtwoord is te zwak',

  no_address: 'Dit adres bestaat niet.',
  no_api_address: 'Dit adres bestaat niet in de API.',
  no_country: 'Land niet gevonden',
  no_region: 'Regio niet gevonden',
  no_order: 'Deze bestelling bestaat niet.',
  no_case: 'Deze zaak bestaat niet.',
  no_sample: 'Dit voorbeeld van een e-mail bestaat niet.',
  no_book_entry: 'Deze regel staat niet in onze administratie.',
  credit_used_up:
    'Er mag niet zoveel openstaan op je klantrekening. Schrijf ons, dan vinden we een oplossing.',
  too_many_documents: ({ count, most }) =>
    `Dit zijn ${count} documenten. In één bestand passen er ${most}, dus kies minder dagen.`,
  no_dispute: 'Deze betwisting bestaat niet.',
  no_order_to_claim: 'Deze bestelling bestaat niet, of staat in een ander account.',
  no_esim: 'Deze eSIM bestaat niet.',
  no_codes: 'Deze bundel is toegevoegd aan een eSIM die zijn codes al heeft.',
  no_status: 'Het netwerk heeft nog geen status voor deze eSIM.',
  not_on_network: 'Het netwerk heeft deze eSIM niet meer. Stuur ons een bericht, dan lossen we het op.',
  no_invoice: 'Hiervoor is er nog geen factuur.',
  no_card: 'Deze kaart staat niet in dit account.',
  no_session: 'Dat apparaat is al uitgelogd.',
  no_operator: 'Deze beheerder bestaat niet.',
  no_token: 'Dit API-token bestaat niet.',
  no_endpoint: 'Dit webhook-endpoint bestaat niet.',
  no_delivery: 'Deze bezorging bestaat niet. De winkel bewaart ze 30 dagen.',
  no_channel: 'Dit meldingskanaal bestaat niet.',
  no_schedule: 'Deze geplande export bestaat niet.',
  no_mail_of_order: 'Deze bestelling heeft geen eSIM die we kunnen mailen.',
  no_account: 'Dit account bestaat niet.',
  no_failed_job: 'Deze mislukte taak bestaat niet. De wachtrij vergeet ze na een uur.',
  no_customer: 'Deze klant bestaat niet.',
  no_lead: 'Deze aanvraag bestaat niet.',
  no_view: 'Deze weergave bestaat niet meer. Iemand heeft die verwijderd, of die is van iemand anders.',
  no_bulk_act: 'Deze bulkactie bestaat niet. Een proefrun die niemand start, wordt na een dag verwijderd.',
  no_price_list: 'Deze prijslijst bestaat niet.',
  no_rate: ({ currency }) => `Er is nog geen wisselkoers voor ${currency}.`,
  wrong_ending: ({ currency, ending }) => `Prijzen in ${currency} kunnen niet eindigen op ${ending}.`,
  no_held_price: 'Er is geen prijs waarover je hier kunt beslissen.',
  no_approval: 'Hierover is al beslist, het kan niet meer of het bedrag is veranderd.',
  no_promotion: 'Deze kortingscode bestaat niet.',
  no_place: 'Dit land of deze regio bestaat niet.',
  no_place_plan: 'Deze bundel bestaat daar niet.',
  no_sync: 'Deze synchronisatie bestaat niet.',
  used_invitation:
    'Deze uitnodiging is gebruikt, verlopen of vervangen door een nieuwere. Vraag om een nieuwe.',
  used_link: 'Deze link werkt niet meer. Vraag de terugbetaling opnieuw aan, dan sturen we je een nieuwe.',
  no_offer: 'Deze offerte bestaat niet of is niet meer geldig. Vraag ons om een nieuwe.',
  withdrawal_link: 'Deze link werkt niet. Open de hele link uit je e-mail, of vul je bestelnummer in.',
  no_payment: 'Deze betaling hoort niet bij deze afrekenpagina.',

  signed_out: 'Log eerst in.',
  sign_in_over: 'Je sessie is verlopen. Log opnieuw in.',
  operator_signed_out: 'Log in op de console.',
  wrong_token: 'Dit API-token klopt niet of is ingetrokken.',

  checkout_expired: 'Deze afrekenpagina is verlopen. Er is niets afgeschreven.',
  not_paid: 'De betaling is niet afgerond.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} Er is niets afgeschreven.`,
  no_saved_card: 'Je hebt geen opgeslagen kaart. Koop de bundel via de afrekenpagina.',
  saved_card_expired: 'Je opgeslagen kaart is verlopen. Koop de bundel via de afrekenpagina.',
  authentication_required:
    'Je bank wil dat je deze betaling bevestigt. Er is niets afgeschreven. Koop de bundel via de afrekenpagina.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) =>
    `Deze winkel neemt ${name} niet aan. Er is niets afgeschreven. Betaal met kaart.`,

  price_changed: 'De prijs is veranderd. Controleer het nieuwe totaal.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'De prijs past niet bij deze betaling.',
  payment_mismatch: 'Deze betaling past niet bij de bestelling. We hebben ons team ingelicht.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}Je betaling ${isDone ? 'is' : 'wordt'} volledig terugbetaald.`,
  already_paid: 'Op deze afrekenpagina is al betaald. Begin een nieuwe bestelling.',
  still_checked: 'Een betaling op deze afrekenpagina wordt nog gecontroleerd.',
  changed_meanwhile: 'Deze afrekenpagina is in een ander venster gewijzigd. Probeer het opnieuw.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'Een van je bestellingen is nog onderweg. Probeer het opnieuw als die is aangekomen.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'Dit verzoek kwam niet van onze eigen pagina’s.',
  buyer_blocked: ({ support_email: address }) =>
    `We verkopen niet meer aan dit e-mailadres. Er is niets afgeschreven, en wat je eerder hebt gekocht, blijft van jou. Mail naar ${address} als je denkt dat dit een vergissing is.`,
  account_blocked: ({ support_email: address }) =>
    `Dit account is geblokkeerd. Wat je hebt gekocht, blijft van jou. Mail naar ${address} als je denkt dat dit een vergissing is.`,
  not_your_role: ({ role }) => `Je rol (${role}) staat dit niet toe. Een eigenaar kan je een andere geven.`,
  other_mailbox: ({ email }) => `Deze uitnodiging is voor ${email}. Log in met dat adres en bevestig het.`,
  step_up_needed: 'Bevestig dit met een code uit je authenticator-app of een passkey.',
  needs_person: 'Dit kan niet met een API-token. Iemand moet het in de console doen.',
  wrong_code: 'Deze code klopt niet of is al gebruikt. Wacht op de volgende.',
  wrong_passkey: 'Deze passkey is niet geaccepteerd. Probeer het opnieuw of gebruik een code.',
  no_passkey: 'Zo’n passkey heb je niet.',
  changed_by_another: 'Iemand anders heeft dit intussen gewijzigd. Er is niets gedaan. Kijk nog een keer.',
  code_not_for_address:
    'De kortingscode van deze bestelling kan niet met dat adres worden gebruikt. Er is niets gewijzigd. Kies een ander adres.',
  approval_asked:
    'Dit is meer dan je alleen mag uitbetalen. Je collega’s zien de aanvraag een dag lang op hun dashboard en kunnen die goedkeuren.',
  own_approval: 'Je hebt dit zelf aangevraagd, dus een collega moet beslissen.',
  unconfirmed_prices: ({ count }) =>
    `De voorvertoning waarschuwt voor ${count === 1 ? '1 bundel' : `${count} bundels`}. Controleer die en bevestig met het getal ${count}.`,
  promotion_exists:
    'Er bestaat of bestond al een kortingscode met deze naam. Kies een andere naam, of wijzig die code.',
  already_operator: 'Deze persoon is al beheerder.',
  unpaid_order: 'Deze bestelling is niet betaald.',
  erased_order: 'Deze bestelling is gewist. Niets wijst nog naar de koper.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) => `Deze e-mail zou niet meer kloppen: ${UNTRUE_WORDS[why]}. Er is niets verstuurd.`,
  case_over: 'Deze zaak is opgelost, want de oorzaak is weg.',
  no_retry:
    'Deze terugbetaling kan niet nog een keer worden verstuurd. Die is onderweg, is in het dashboard van de betaaldienst gedaan, of een bank beslist over de betaling.',
  answered_dispute:
    'Over deze betwisting is al beslist, of er is al op geantwoord. Een antwoord kan maar één keer worden verstuurd.',
  not_staged: 'Zet eerst het bewijs klaar en lees het.',
  own_page_only: 'Deze betaaldienst neemt antwoorden alleen op zijn eigen pagina aan.',
  too_much_back: ({ left }) => `Van deze betaling is nog maar ${left} over. Er is niets terugbetaald.`,
  no_tax_owed:
    'De btw van deze bestelling kan niet worden terugbetaald: er is niets terug te betalen, of een eerdere terugbetaling is niet gelukt. Er is niets terugbetaald.',
  all_is_no_part:
    'Dit is alles wat er nog over is. Kies een volledige terugbetaling, waarbij de eSIM wordt teruggenomen, of een terugbetaling uit coulance, waarbij hij blijft.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way:
    'De eSIM van deze bestelling wordt teruggenomen. Er is niets gedaan. Wacht tot dat klaar is.',
  last_owner: 'Dit is de laatste eigenaar. Maak eerst iemand anders eigenaar.',
  last_factor: 'Zonder deze passkey zou je de console niet meer kunnen openen. Voeg eerst een andere toe.',
  own_role: 'Niemand kan de eigen rol wijzigen of zichzelf verwijderen. Vraag het aan een andere eigenaar.',
  runs_the_shop:
    'Dit is het account van iemand die de winkel beheert. Een eigenaar kan die persoon eerst onder “Team” verwijderen.',
  not_erasable: ({ why }) => `Er is niets gewist, omdat ${NOT_ERASABLE[why]}.`,
  too_large: 'Het verzoek is te groot.',

  too_many_calls: ({ seconds }) => `Te veel verzoeken. Probeer het over ${inMinutes(seconds)} opnieuw.`,
  too_many_tries: ({ seconds }) => `Te veel pogingen. Probeer het over ${inMinutes(seconds)} opnieuw.`,
  too_many_codes: ({ seconds }) => `Te veel verkeerde codes. Probeer het over ${inMinutes(seconds)} opnieuw.`,
  too_many_promotions: ({ seconds }) =>
    `Te veel verkeerde codes. Probeer het over ${inMinutes(seconds)} opnieuw, of betaal zonder code.`,
  too_many_sign_ins: 'Te veel mislukte pogingen. Probeer het later opnieuw',
  too_many_questions: ({ seconds }) =>
    `Dat waren veel vragen. Probeer het over ${inMinutes(seconds)} opnieuw.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'in deze browser' : 'via je internetverbinding';
    const again = `robeer het over ${inMinutes(seconds)} opnieuw.`;
    const instead = ways.length === 0 ? `P${again}` : `Betaal met ${oneOf(ways)}, of p${again}`;
    return `Er zijn te veel kaarten geweigerd ${where}. Er is niets afgeschreven. ${instead}`;
  },
  too_many_downloads: ({ seconds }) => `Download het over ${inMinutes(seconds)} opnieuw.`,
  too_many_return_mails: ({ seconds }) =>
    `We hebben hierover al meerdere e-mails gestuurd. Kijk in je inbox, of probeer het over ${inMinutes(seconds)} opnieuw.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `Je hebt al meerdere aanvragen gestuurd. Mail naar ${address}, of probeer het over ${inMinutes(seconds)} opnieuw.`,
  too_many_streams: ({ seconds }) =>
    `Vanaf hier zijn te veel pagina’s geopend. Probeer het over ${inMinutes(seconds)} opnieuw.`,
  too_many_callbacks: 'Te veel callbacks met een verkeerde handtekening.',

  internal: 'Er ging iets mis',
  payments_down: 'De betaaldienst gaf geen antwoord. Probeer het opnieuw.',
  charge_not_made: 'De betaaldienst gaf geen antwoord. Er is niets afgeschreven. Probeer het opnieuw.',
  charge_unknown:
    'De betaaldienst gaf geen antwoord, dus we weten nog niet of er iets van je kaart is afgeschreven. Zo ja, dan mailen we je je eSIM.',
  network_down: 'Het netwerk geeft nu geen antwoord. Probeer het opnieuw.',
  network_busy: 'Het netwerk is nu druk. Probeer het opnieuw.',
  shop_away:
    'We kunnen nu niet antwoorden. Probeer het zo opnieuw. Voor één aankoop wordt nooit twee keer afgeschreven.',
  too_many_listeners: ({ seconds }) =>
    `Er zijn nu te veel bezoekers verbonden. Probeer het over ${inMinutes(seconds)} opnieuw.`,
  signature_unchecked: 'De handtekening kan nu niet worden gecontroleerd.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal, Apple Pay of Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' of ');
}

/** After 'over'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return inHours(Math.ceil(minutes / 60));
  return minutes === 1 ? 'een minuut' : `${minutes} minuten`;
}
