import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'Prostota', meaning: 'Wybierasz, płacisz, instalujesz. Całą resztę pomijamy.' },
  {
    name: 'Niezawodność',
    meaning:
      'Opłacone zamówienie kończy się działającym eSIM‑em albo zwrotem pieniędzy. Niczego pomiędzy nie ma.',
  },
  {
    name: 'Innowacje',
    meaning:
      'Gdy telefony uczą się czegoś, co oszczędza Ci jeden krok, korzystamy z tego. Na przykład z instalacji jednym dotknięciem.',
  },
  {
    name: 'Przejrzystość',
    meaning:
      'Strona każdego pakietu mówi, ile ostatecznie zapłacisz. Przy każdym pakiecie piszemy, jaką ma prędkość i od kiedy liczą się dni, a jeśli czegoś nie wiemy, mówimy to wprost.',
  },
  {
    name: 'Klient na pierwszym miejscu',
    meaning: 'O każdej porze piszesz do ludzi, którzy widzą Twoje zamówienie i mogą się nim zająć.',
  },
  {
    name: 'Swoboda',
    meaning:
      'Nie potrzebujesz tu konta, a żaden pakiet się nie odnawia i do niczego Cię nie zobowiązuje. Twoja własna karta SIM zostaje w telefonie.',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: 'O firmie',
    body: (
      <>
        <p>
          {brand} sprzedaje przedpłacony internet w podróży w postaci eSIM, w pakietach do pojedynczych krajów
          i całych regionów, w ponad 200 krajach. Wybierasz pakiet, płacisz raz i instalujesz go w telefonie,
          który i tak masz przy sobie. Bez wizyty w salonie, bez plastikowej karty i bez abonamentu.
        </p>
        <p>
          Nasi klienci to podróżni, którzy po wylądowaniu chcą mieć działającą mapę, i firmy, które wysyłają
          ludzi za granicę i chcą z góry wiedzieć, ile to kosztuje.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'Nasza misja',
    body: (
      <p>
        Chcemy, żeby internet za granicą był tak zwyczajny jak w domu. Do tego potrzeba ceny, którą widać
        przed zapłatą, instalacji, z którą poradzi sobie zmęczony człowiek na lotnisku, i pomocy ludzi, gdy
        coś pójdzie nie tak.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'Historia',
    body: (
      <p>
        Firma {legalName} powstała w 2025 roku. Zaczęło się od zwykłej irytacji. Telefony potrafiły już
        wszystko, a mimo to pierwsza godzina w nowym kraju schodziła na szukaniu sieci, kiosku albo hasła.
        Telefony nauczyły się obsługiwać eSIM, ale kupienie go nadal było skomplikowane. Zbudowaliśmy więc
        sklep, w którym zajmuje to minutę.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'Jak działamy',
    body: (
      <>
        <p>
          Nie prowadzimy sieci komórkowych. Kupujemy dane od partnera hurtowego, którego umowy obejmują
          lokalne sieci na całym świecie, i sprzedajemy je jako pakiety o stałym czasie i stałej cenie. Twój
          telefon korzysta wtedy z tych samych nadajników co mieszkańcy.
        </p>
        <p>
          Gdy zapłacisz, zamówienie od razu trafia do naszego partnera. eSIM dostajesz e‑mailem, z kodem QR i
          kodami aktywacyjnymi, oraz na osobnej stronie. Jeśli nie możemy go dostarczyć, zwrócimy całą kwotę i
          nie musisz o to prosić.
        </p>
        <p>
          Płatność obsługują operatorzy płatności, a numery kart nigdy nie przechodzą przez nasze systemy.{' '}
          <Link to={paths.privacy()}>Polityka prywatności</Link> mówi, co przechowujemy i jak długo.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'Dane firmy',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>Nazwa prawna</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>Rok założenia</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>Rodzaj firmy</dt>
          <dd>Operator eSIM ze Stanów Zjednoczonych</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>Adres</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>Marka</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'Nasze zasady',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: 'Kontakt',
    body: (
      <>
        <p>
          W sprawie pakietu lub zamówienia napisz na <EmailLink to={supportEmail} />. E‑maile czytamy przez
          całą dobę, a godziny czatu na żywo znajdziesz na stronie{' '}
          <Link to={paths.support()}>obsługi klienta</Link>.
        </p>
        <p>
          Potrzebujesz eSIM‑ów dla zespołu lub firmy? Napisz do nas na stronie{' '}
          <Link to={paths.businessContact()}>dla firm</Link>, a odpowiemy {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
