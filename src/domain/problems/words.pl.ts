import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { accHours, counted } from '../language-words.pl.ts';
import { by } from '../money-words.pl.ts';
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
  taken_back: 'Ten eSIM został wycofany, więc nie możesz go doładować. Kup nowy eSIM.',
  unusable: 'Tego eSIM-u nie można już używać, więc nie możesz go doładować. Kup nowy eSIM.',
  full: 'Na tym eSIM-ie czeka już tyle pakietów, na ile pozwala sieć. Wykorzystaj najpierw jeden z nich.',
  no_fit: 'Ten pakiet nie pasuje do tego eSIM-u. Wybierz inny pakiet albo kup nowy eSIM.',
  too_late:
    'Na tym eSIM-ie jest już tyle takich pakietów, że nowy przepadłby, zanim przyjdzie jego kolej. Kup nowy eSIM.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'zamówienie lub pieniądze za nie są jeszcze w drodze. Spróbuj ponownie, gdy dotrą',
  disputed:
    'płatność jest kwestionowana i te dane mogą być potrzebne. Spróbuj ponownie, gdy spór się rozstrzygnie',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'Ten obraz jest za duży. Może mieć najwyżej 8\u00A0MB.',
  format: 'Obraz musi być plikiem JPEG, PNG lub WebP.',
  broken: 'Nie można odczytać tego obrazu. Wybierz inny plik.',
  too_many_pixels: 'Ten obraz ma za dużo pikseli. Może mieć najwyżej 60 milionów.',
  too_few_pixels: 'Ten obraz jest za mały. Musi mieć co najmniej 600 na 300 pikseli.',
};

const WORDS: ProblemWords = {
  malformed: 'Żądanie jest nieprawidłowe.',
  invalid_field: fieldWords,
  not_json: 'Żądanie musi być obiektem JSON.',
  no_plain_field: 'Żadne pole tego żądania nie może być listą ani obiektem.',
  field_too_long: ({ max }) => `Jedno z pól tego żądania jest dłuższe niż ${signs(max)}.`,
  name_too_long: ({ max }) => `Nazwa to tekst, który ma najwyżej ${signs(max)}.`,
  no_picture: 'Konto nie ma obrazu.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'Nie ma kraju, po którym lista ma się zacząć.'
      : list === 'plans'
        ? 'Nie ma pakietu, po którym lista ma się zacząć.'
        : 'Nie ma pozycji, po której lista ma się zacząć.',
  unnamed_order:
    'Podaj id lub numer zamówienia, e-mail kupującego, ICCID eSIM-u albo id płatności u operatora płatności.',
  several_orders: ({ which }) => `Jest kilka takich zamówień: ${which}. Podaj id lub numer jednego z nich.`,
  unknown_topic: ({ topics }) => `Nie ma takiego tematu. Tematy to: ${topics.join(', ')}.`,
  other_plan: 'Ta płatność dotyczy innego pakietu.',
  cannot_share_esim: 'Tych pakietów nie można umieścić na jednym eSIM-ie. Kup każdy z osobnym eSIM-em.',
  other_address: 'Wpisz adres e-mail tego konta.',
  unproven_callback: 'Wywołania zwrotnego nie da się odczytać albo jego podpis jest nieprawidłowy.',
  wrong_signature: 'Podpis jest nieprawidłowy.',
  unreadable_event: 'Zdarzenia nie da się odczytać.',

  unknown_plan: 'Ten pakiet nie jest już dostępny. Wybierz inny.',
  consent_needed:
    'Zaznacz oba pola: o natychmiastowej dostawie i o prawie odstąpienia od umowy. Jeśli ich nie widzisz, odśwież stronę. Nie pobrano opłaty.',
  wrong_password: 'Nieprawidłowe hasło',
  guessable_password: 'Hasło jest za słabe',

  no_address: 'Nie ma takiego adresu.',
  no_api_address: 'W API nie ma takiego adresu.',
  no_country: 'Nie znaleziono kraju',
  no_region: 'Nie znaleziono regionu',
  no_order: 'Nie ma takiego zamówienia.',
  no_case: 'Nie ma takiej sprawy.',
  no_sample: 'Nie ma takiego przykładowego e-maila.',
  no_book_entry: 'Nie ma takiego wpisu w naszych zapisach.',
  credit_used_up:
    'Na Twoim koncie klienta nie może być tak dużej należności. Napisz do nas, a znajdziemy rozwiązanie.',
  too_many_documents: ({ count, most }) =>
    `To ${counted(count, { one: 'dokument', few: 'dokumenty', many: 'dokumentów' })}. W jednym pliku mieści się ${most}, więc wybierz mniej dni.`,
  no_dispute: 'Nie ma takiego sporu.',
  no_order_to_claim: 'Nie ma takiego zamówienia albo jest na innym koncie.',
  no_esim: 'Nie ma takiego eSIM-u.',
  no_codes: 'Ten pakiet dodano do eSIM-u, który ma już swoje kody.',
  no_status: 'Sieć nie podała jeszcze statusu tego eSIM-u.',
  not_on_network: 'Sieć nie ma już tego eSIM-u. Napisz do nas, a wszystko naprawimy.',
  no_invoice: 'Nie ma jeszcze faktury.',
  no_card: 'Na tym koncie nie ma takiej karty.',
  no_session: 'To urządzenie jest już wylogowane.',
  no_operator: 'Nie ma takiego administratora.',
  no_token: 'Nie ma takiego tokena API.',
  no_endpoint: 'Nie ma takiego punktu końcowego webhooków.',
  no_delivery: 'Nie ma takiej dostawy. Sklep przechowuje je przez 30 dni.',
  no_channel: 'Nie ma takiego kanału alertów.',
  no_schedule: 'Nie ma takiego zaplanowanego eksportu.',
  no_mail_of_order: 'To zamówienie nie ma eSIM-u, który można wysłać e-mailem.',
  no_account: 'Nie ma takiego konta.',
  no_failed_job: 'Nie ma takiego nieudanego zadania. Kolejka zapomina je po godzinie.',
  no_customer: 'Nie ma takiego klienta.',
  no_lead: 'Nie ma takiego zapytania.',
  no_view: 'Tego widoku już nie ma. Ktoś go usunął albo należy do innej osoby.',
  no_bulk_act:
    'Nie ma takiej operacji zbiorczej. Próba, której nikt nie uruchomi, jest usuwana po jednym dniu.',
  no_price_list: 'Nie ma takiego cennika.',
  no_rate: ({ currency }) => `Nie ma jeszcze kursu ${currency}.`,
  wrong_ending: ({ currency, ending }) => `Ceny w ${currency} nie mogą kończyć się na ${ending}.`,
  no_held_price: 'Nie ma ceny, o której można tu zdecydować.',
  no_approval: 'Decyzja już zapadła, zatwierdzenie nie jest już możliwe albo zmieniła się kwota.',
  no_promotion: 'Nie ma takiego kodu.',
  no_place: 'Nie ma takiego kraju ani regionu.',
  no_place_plan: 'Nie ma tam takiego pakietu.',
  no_sync: 'Nie ma takiej synchronizacji.',
  used_invitation: 'To zaproszenie zostało użyte, wygasło albo zastąpiło je nowsze. Poproś o nowe.',
  used_link: 'Ten link już nie działa. Poproś o zwrot jeszcze raz, a wyślemy Ci nowy.',
  no_offer: 'Ta oferta nie istnieje albo nie jest już aktualna. Poproś nas o nową.',
  withdrawal_link: 'Ten link nie działa. Otwórz cały link z e-maila albo wpisz numer zamówienia.',
  no_payment: 'Na tej stronie płatności nie ma takiej płatności.',

  signed_out: 'Najpierw się zaloguj.',
  sign_in_over: 'Twoja sesja wygasła. Zaloguj się ponownie.',
  operator_signed_out: 'Zaloguj się do konsoli.',
  wrong_token: 'Ten token API jest nieprawidłowy lub został unieważniony.',

  checkout_expired: 'Ta strona płatności wygasła. Nie pobrano opłaty.',
  not_paid: 'Płatność nie została dokończona.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} Nie pobrano opłaty.`,
  no_saved_card: 'Nie masz zapisanej karty. Kup pakiet na stronie płatności.',
  saved_card_expired: 'Twoja zapisana karta straciła ważność. Kup pakiet na stronie płatności.',
  authentication_required:
    'Twój bank prosi o potwierdzenie tej płatności. Nie pobrano opłaty. Kup pakiet na stronie płatności.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) =>
    `Ten sklep nie przyjmuje płatności: ${name}. Nie pobrano opłaty. Zapłać kartą.`,

  price_changed: 'Cena się zmieniła. Sprawdź nową kwotę.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'Cena nie zgadza się z tą płatnością.',
  payment_mismatch: 'Ta płatność nie zgadza się z zamówieniem. Powiadomiliśmy nasz zespół.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}${isDone ? 'Twoją płatność zwróciliśmy w całości.' : 'Twoją płatność zwracamy w całości.'}`,
  already_paid: 'Na tej stronie już zapłacono. Rozpocznij nowy zakup.',
  still_checked: 'Płatność na tej stronie jest jeszcze sprawdzana.',
  changed_meanwhile: 'Tę stronę płatności zmieniono w innym oknie. Spróbuj ponownie.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'Jedno z Twoich zamówień jest jeszcze w drodze. Spróbuj ponownie, gdy dotrze.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'To żądanie nie pochodzi z naszych stron.',
  buyer_blocked: ({ support_email: address }) =>
    `Nie sprzedajemy już na ten adres e-mail. Nie pobrano opłaty, a Twoje wcześniejsze zakupy pozostają Twoje. Jeśli to pomyłka, napisz na ${address}.`,
  account_blocked: ({ support_email: address }) =>
    `To konto jest zablokowane. Twoje zakupy pozostają Twoje. Jeśli to pomyłka, napisz na ${address}.`,
  not_your_role: ({ role }) => `Twoja rola (${role}) na to nie pozwala. Właściciel może dać Ci inną.`,
  other_mailbox: ({ email }) =>
    `To zaproszenie jest dla adresu ${email}. Zaloguj się tym adresem i go potwierdź.`,
  step_up_needed: 'Potwierdź to kodem z aplikacji uwierzytelniającej albo kluczem dostępu.',
  needs_person: 'Tego nie można zrobić tokenem API. Musi to zrobić człowiek w konsoli.',
  wrong_code: 'Ten kod jest nieprawidłowy albo został już użyty. Poczekaj na następny.',
  wrong_passkey: 'Ten klucz dostępu nie został przyjęty. Spróbuj ponownie albo użyj kodu.',
  no_passkey: 'Nie masz takiego klucza dostępu.',
  changed_by_another: 'Ktoś inny zdążył to zmienić. Nic nie zrobiono. Sprawdź jeszcze raz.',
  code_not_for_address:
    'Z tym adresem nie można użyć kodu z tego zamówienia. Nic nie zmieniono. Wybierz inny adres.',
  approval_asked:
    'To więcej, niż możesz wypłacić samodzielnie. Inne osoby z zespołu przez dobę widzą prośbę w swoim panelu i mogą ją zatwierdzić.',
  own_approval: 'To Twoja prośba, więc decyzję musi podjąć ktoś inny z zespołu.',
  unconfirmed_prices: ({ count }) =>
    `Podgląd zawiera ostrzeżenie (liczba pakietów: ${count}). Sprawdź go i potwierdź liczbą ${count}.`,
  promotion_exists: 'Kod o tej nazwie istnieje lub istniał. Wybierz inną nazwę albo zmień tamten kod.',
  already_operator: 'Ta osoba jest już administratorem.',
  unpaid_order: 'To zamówienie nie zostało opłacone.',
  erased_order: 'To zamówienie zostało usunięte i nic już nie wskazuje na kupującego.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) => `Ten e-mail byłby już nieprawdziwy: ${UNTRUE_WORDS[why]}. Nic nie wysłano.`,
  case_over: 'Ta sprawa jest rozwiązana, bo jej przyczyna zniknęła.',
  no_retry:
    'Tego zwrotu nie można wysłać ponownie. Jest w drodze, wykonano go w panelu operatora płatności albo o płatności decyduje bank.',
  answered_dispute: 'Ten spór został już rozstrzygnięty lub ma odpowiedź. Odpowiedź można wysłać tylko raz.',
  not_staged: 'Najpierw przygotuj dowody i je przeczytaj.',
  own_page_only: 'Ten operator płatności przyjmuje odpowiedzi tylko na własnej stronie.',
  too_much_back: ({ left }) => `Z tej płatności zostało tylko ${left}. Niczego nie zwrócono.`,
  no_tax_owed:
    'Nie można zwrócić VAT od tego zamówienia: zwrot się nie należy albo wcześniejszy się nie powiódł. Niczego nie zwrócono.',
  all_is_no_part:
    'To wszystko, co zostało. Wybierz pełny zwrot, który wycofuje eSIM, albo gest dobrej woli, po którym eSIM zostaje.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way:
    'eSIM z tego zamówienia jest właśnie wycofywany. Nic nie zrobiono. Poczekaj, aż to się skończy.',
  last_owner: 'To ostatni właściciel. Najpierw nadaj tę rolę komuś innemu.',
  last_factor: 'Bez tego klucza dostępu nie otworzysz konsoli. Najpierw dodaj inny.',
  own_role: 'Nikt nie może zmienić własnej roli ani usunąć samego siebie. Poproś innego właściciela.',
  runs_the_shop:
    'To konto osoby, która prowadzi sklep. Właściciel może ją najpierw usunąć w sekcji „Zespół”.',
  not_erasable: ({ why }) => `Niczego nie usunięto, bo ${NOT_ERASABLE[why]}.`,
  too_large: 'Żądanie jest za duże.',

  too_many_calls: ({ seconds }) => `Za dużo żądań. Spróbuj ponownie za ${inMinutes(seconds)}.`,
  too_many_tries: ({ seconds }) => `Za dużo prób. Spróbuj ponownie za ${inMinutes(seconds)}.`,
  too_many_codes: ({ seconds }) => `Za dużo błędnych kodów. Spróbuj ponownie za ${inMinutes(seconds)}.`,
  too_many_promotions: ({ seconds }) =>
    `Za dużo błędnych kodów. Spróbuj ponownie za ${inMinutes(seconds)} albo zapłać bez kodu.`,
  too_many_sign_ins: 'Za dużo nieudanych prób. Spróbuj ponownie później',
  too_many_questions: ({ seconds }) => `To było dużo pytań. Spróbuj ponownie za ${inMinutes(seconds)}.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'w tej przeglądarce' : 'z Twojego połączenia z internetem';
    const again = `próbuj ponownie za ${inMinutes(seconds)}.`;
    const instead = ways.length === 0 ? `S${again}` : `Zapłać ${by(oneOf(ways))} albo s${again}`;
    return `Odrzucono za dużo kart ${where}. Nie pobrano opłaty. ${instead}`;
  },
  too_many_downloads: ({ seconds }) => `Pobierz to ponownie za ${inMinutes(seconds)}.`,
  too_many_return_mails: ({ seconds }) =>
    `Wysłaliśmy już w tej sprawie kilka e-maili. Sprawdź skrzynkę albo spróbuj ponownie za ${inMinutes(seconds)}.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `Mamy już od Ciebie kilka zapytań. Napisz na ${address} albo spróbuj ponownie za ${inMinutes(seconds)}.`,
  too_many_streams: ({ seconds }) => `Otwarto stąd za dużo stron. Spróbuj ponownie za ${inMinutes(seconds)}.`,
  too_many_callbacks: 'Za dużo wywołań zwrotnych z nieprawidłowym podpisem.',

  internal: 'Coś poszło nie tak',
  payments_down: 'Serwis płatniczy nie odpowiedział. Spróbuj ponownie.',
  charge_not_made: 'Serwis płatniczy nie odpowiedział. Nie pobrano opłaty. Spróbuj ponownie.',
  charge_unknown:
    'Serwis płatniczy nie odpowiedział, więc nie wiemy jeszcze, czy obciążono Twoją kartę. Jeśli tak, wyślemy Ci eSIM e-mailem.',
  network_down: 'Sieć teraz nie odpowiada. Spróbuj ponownie.',
  network_busy: 'Sieć jest teraz zajęta. Spróbuj ponownie.',
  shop_away:
    'Nie możemy teraz odpowiedzieć. Spróbuj ponownie za chwilę. Za jeden zakup nigdy nie płacisz dwa razy.',
  too_many_listeners: ({ seconds }) =>
    `Połączonych jest teraz za dużo osób. Spróbuj ponownie za ${inMinutes(seconds)}.`,
  signature_unchecked: 'Nie można teraz sprawdzić podpisu.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal, Apple Pay lub Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' lub ');
}

const signs = (count: number) => counted(count, { one: 'znak', few: 'znaki', many: 'znaków' });

/** After 'za'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return accHours(Math.ceil(minutes / 60));
  return minutes === 1 ? 'minutę' : counted(minutes, { one: 'minutę', few: 'minuty', many: 'minut' });
}
