import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: 'Podsumowanie warunków umowy',
  intro:
    'Niniejsze podsumowanie warunków umowy przedstawia główne elementy oferty usług zgodnie z wymogami prawa UE. Pomaga w porównywaniu ofert usług. Pełne informacje o usłudze znajdują się w innych dokumentach.',
  headings: {
    service: 'Usługi i urządzenia',
    speeds: 'Prędkość usługi dostępu do internetu i środki ochrony prawnej w razie problemów',
    price: 'Cena',
    duration: 'Czas trwania, odnowienie i rozwiązanie umowy',
    disabilities: 'Udogodnienia dla użytkowników końcowych z niepełnosprawnościami',
    other: 'Inne istotne informacje',
  },
  dataOnly: 'Przedpłacony dostęp do internetu przez sieci komórkowe, bez połączeń, SMS-ów i numeru telefonu.',
  esim: 'Pakiet trafia do Ciebie jako eSIM zaraz po płatności: e-mailem i na stronie zamówienia. Potrzebny jest telefon bez simlocka, który obsługuje eSIM. Oferta nie obejmuje urządzenia.',
  onto: 'Pakiet zostanie dodany do eSIM, który już masz. Oferta nie obejmuje urządzenia.',
  networks: (names) => `Sieci: ${names}.`,
  noNetworks: 'Nasz dostawca nie podaje, z sieci której generacji korzysta.',
  untilUsed: 'Pełna prędkość, dopóki dane nie zostaną wykorzystane. Potem połączenie się kończy.',
  noPromise:
    'Prędkość zależy od sieci, miejsca, telefonu i liczby osób korzystających z internetu, więc żadna nie jest gwarantowana.',
  once: (totals) => `Płacisz raz, z góry. Razem: ${totals}`,
  nothingElse:
    'Podatki i opłaty są wliczone. Nic więcej nie zostanie pobrane, także gdy dane zostaną wykorzystane.',
  ends: 'Potem pakiet kończy się sam. Nie odnawia się, więc nie trzeba niczego wypowiadać.',
  accessible: (address) =>
    `Nasze strony i e-maile mają spełniać WCAG 2.2 na poziomie AA: kupisz, zainstalujesz i uzyskasz pomoc za pomocą klawiatury lub czytnika ekranu, a każdy kod jest też zapisany tekstem. Więcej: ${address}`,
  part: {
    title: 'Reklamacje i spory',
    text: 'Najpierw napisz na {support_email}. Jeśli nie dojdziemy do porozumienia, możesz zwrócić się do organu regulującego łączność elektroniczną lub do instytucji rozstrzygającej spory w Twoim kraju.',
  },
  documents: (addresses) => `Pozostałe dokumenty umowy: ${addresses}`,
  made: (day) => `Sporządzono: ${day}.`,
  download: 'Pobierz podsumowanie',
};
