import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: 'Przed zakupem',
  questions: [
    {
      question: 'Co to jest eSIM?',
      answer:
        'To karta SIM bez plastiku. Chip jest wbudowany w telefon, a to, co dawniej było na karcie, po prostu pobierasz. Telefon mieści ich kilka, więc eSIM na podróże działa obok karty SIM, którą już masz.',
    },
    {
      question: 'Czym to się różni od roamingu?',
      answer:
        'W roamingu Twój operator wystawia Ci potem rachunek za to, co zużyjesz za granicą. Tutaj z góry płacisz stałą cenę za określone dni i dane, a rachunek potem nie przychodzi.',
    },
    {
      question: 'Wybrać pakiet do jednego kraju czy regionalny?',
      answer: (
        <>
          Jeśli zostajesz w jednym kraju, jego własny pakiet jest zwykle tańszy. Jeśli przekraczasz granice,{' '}
          <Link to={paths.regional()}>pakiet regionalny</Link> działa w każdym kraju ze swojej listy, na
          jednym eSIM‑ie.
        </>
      ),
    },
    {
      question: 'Ile danych potrzebuję?',
      answer:
        'Mapy i wiadomości zużywają około 100\u00A0MB dziennie, a godzina rozmów wideo około 1\u00A0GB. Jeśli wysyłasz dużo zdjęć lub pracujesz w drodze, lepszy będzie pakiet bez limitu.',
    },
    {
      question: 'Czy potrzebuję konta?',
      answer:
        'Nie. Wystarczy adres e‑mail, na który wyślemy eSIM. Konto trzyma Twoje eSIM‑y i faktury w jednym miejscu i wypełnia za Ciebie stronę płatności.',
    },
    {
      question: 'Czy mogę kupić dla kogoś innego?',
      answer:
        'Tak. Wyślij tej osobie kod QR albo zeskanuj go jej telefonem. Kod działa raz, w telefonie, który go zeskanuje.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: 'Płatność',
  questions: [
    {
      question: 'Jak mogę zapłacić?',
      answer: `Możesz zapłacić kartą kredytową lub debetową (Visa, Mastercard, American Express)${paypal ? ', przez PayPal' : ''} oraz przez Apple Pay lub Google Pay na urządzeniach, które je mają. Numery kart trafiają prosto do operatora płatności i nigdy ich nie widzimy.`,
    },
    feePolicy === 'included'
      ? {
          question: 'Czy są jakieś dodatkowe opłaty?',
          answer: `Nie. Cena pakietu to kwota, którą płacisz${paypal ? ' kartą lub przez PayPal' : ''}. ${taxesIn(chargesTax)}`,
        }
      : {
          question: 'Dlaczego płacę więcej niż cena pakietu?',
          answer: `Doliczamy opłatę za obsługę kart${paypal ? ' lub PayPal' : ''}. Po wybraniu pakietu widzisz jego cenę z opłatą za kartę, a strona płatności, zanim zapłacisz, pokazuje pakiet, opłatę i łączną kwotę. ${taxesIn(chargesTax)}`,
        },
    {
      question: 'Płatność przeszła, ale nie mam eSIM‑u. Czy pieniądze przepadły?',
      answer:
        'Nie. Zajmujemy się opłaconym zamówieniem, aż eSIM do Ciebie dotrze. Jeśli nie będziemy mogli go dostarczyć, automatycznie zwrócimy całą kwotę i damy Ci znać e‑mailem.',
    },
    {
      question: 'Jak działają zwroty?',
      answer: (
        <>
          Czas na pełny zwrot to <RefundTime /> od zakupu, jeśli eSIM nie został aktywowany ani użyty.
          Szczegóły opisują <Link to={paths.refundPolicy()}>zasady zwrotów</Link>.
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: 'W podróży',
  questions: [
    {
      question: 'Od kiedy liczą się dni?',
      answer:
        'W większości pakietów od chwili, gdy telefon po raz pierwszy połączy się z internetem na miejscu. Jeśli to wiemy, podajemy to w szczegółach pakietu.',
    },
    {
      question: 'W jakiej sieci będę?',
      answer:
        'W jednej z lokalnych sieci, z którymi działa Twój pakiet. Wybiera ją telefon. Jeśli jest wolna, możesz wybrać inną w ustawieniach.',
    },
    {
      question: 'Czy mogę udostępnić internet laptopowi?',
      answer:
        'Niektóre pakiety pozwalają na hotspot. Szczegóły pakietu mówią, czy Twój też, albo że nasz dostawca tego nie podaje.',
    },
    {
      question: 'Po co włączać roaming danych, skoro nie chcę płacić za roaming?',
      answer:
        'eSIM na podróże zawsze działa w roamingu, więc roaming musi być włączony. Pakiet jest opłacony z góry, więc nic więcej to nie kosztuje. Na własnym numerze zostaw roaming wyłączony.',
    },
    {
      question: 'Czy mogę używać tego samego eSIM‑u w następnym kraju?',
      answer:
        'Pakiet do jednego kraju działa tylko tam. Jeśli opis pakietu mówi, że można go doładować, możesz dodać następny kierunek do eSIM‑u, który masz. Otwórz „Profil” i naciśnij „Doładuj”. W innym razie instalujesz kolejny eSIM.',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: 'Po podróży i inne sprawy',
  questions: [
    {
      question: 'Podróż się skończyła. Co zrobić z eSIM‑em?',
      answer:
        'Wyłącz go albo usuń w ustawieniach, gdy minie jego ważność. Po prostu się kończy i nigdy nie dostaniesz za niego rachunku.',
    },
    {
      question: 'Mam nowy telefon. Czy mogę przenieść eSIM?',
      answer: (
        <>
          Kody działają raz, więc nie da się go zainstalować po raz drugi. Jeśli zostało na nim dużo danych,
          zanim oddasz stary telefon, napisz do <Link to={paths.support()}>obsługi klienta</Link>.
        </>
      ),
    },
    {
      question: 'Co o mnie przechowujecie?',
      answer: (
        <>
          Przez ograniczony czas przechowujemy to, co jest potrzebne, by dostarczyć eSIM i za niego
          odpowiadać. <Link to={paths.privacy()}>Polityka prywatności</Link> wymienia to punkt po punkcie.
        </>
      ),
    },
    {
      question: 'Jesteśmy firmą. Czy możemy kupić eSIM‑y dla zespołu?',
      answer: (
        <>
          Tak. Na stronie <Link to={paths.businessContact()}>dla firm</Link> napisz, dokąd jedziecie i ile Was
          jest, a odpowiemy {SERVICE.businessReply}.
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
