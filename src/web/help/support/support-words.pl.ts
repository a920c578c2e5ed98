import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: 'Zgodność',
    question: 'Czy mój telefon będzie działać z eSIM?',
    answer:
      'Musi obsługiwać eSIM i nie mieć simlocka. Modele podaje wyszukiwarka zgodnych urządzeń na stronie instalacji. Dla pewności poszukaj w ustawieniach telefonu opcji „Dodaj eSIM”. Jeśli tam jest, eSIM zadziała.',
  },
  {
    category: 'Instalacja',
    question: 'Kiedy zainstalować eSIM?',
    answer:
      'Zainstaluj go przed wyjazdem, gdy masz Wi‑Fi. Instalacja nie uruchamia pakietu. W większości pakietów dni liczą się od chwili, gdy telefon po raz pierwszy połączy się z internetem na miejscu. Podaje to opis każdego pakietu.',
  },
  {
    category: 'Instalacja',
    question: 'Jak długo trwa instalacja?',
    answer:
      'Same kroki zajmują minutę. Potem poczekaj 2–3 minuty na rejestrację. Nie odłączaj telefonu od Wi‑Fi i zostań na ekranie, aż pojawi się informacja, że eSIM jest gotowy.',
  },
  {
    category: 'Dostawa',
    question: 'Zamówienie opłacone. Gdzie jest mój kod QR?',
    answer:
      'W e‑mailu na adres podany przy płatności, zwykle w ciągu minuty. Zajrzyj też do spamu. Te same kody są na prywatnej stronie zamówienia, a w przeglądarce użytej do zakupu także w zakładce „Profil”.',
  },
  {
    category: 'Kody',
    question: 'Czy mogę użyć kodu QR drugi raz albo w innym telefonie?',
    answer:
      'Nie. Kody QR i kody do wpisania ręcznie działają jeden raz. Zainstaluj eSIM w telefonie, który zabierasz w podróż, i zostaw go tam do jej końca.',
  },
  {
    category: 'Połączenia',
    question: 'Czy zachowam swój numer, połączenia i czaty?',
    answer:
      'Tak. eSIM na podróże służy tylko do danych i działa obok Twojej własnej karty SIM. Komunikatory zachowują numer, na który są zarejestrowane. Na własnym numerze zostaw roaming danych wyłączony, żeby nic Cię nie kosztował.',
  },
  {
    category: 'Dane',
    question: 'Co oznacza „Bez limitu”?',
    answer:
      'Łączna ilość nie jest ograniczona. Opis każdego pakietu bez limitu podaje, ile danych masz codziennie z pełną prędkością i jaka jest prędkość potem, aż do następnego dnia.',
  },
  {
    category: 'Dane',
    question: 'Co się stanie, gdy skończą mi się dane?',
    answer:
      'Połączenie się zatrzyma i nie zapłacisz nic więcej. Damy Ci znać przy 80%, aby był czas na doładowanie. Jeśli opis pakietu na to pozwala, możesz doładować ten sam eSIM. Otwórz „Profil” i naciśnij „Doładuj”.',
  },
  {
    category: 'Zwroty',
    question: 'Czy mogę odzyskać pieniądze?',
    answer: `Tak. Czas na pełny zwrot to ${refundTime} od zakupu, jeśli eSIM nie został aktywowany ani użyty. Jeśli nie możemy dostarczyć eSIM‑u, zwrócimy pieniądze automatycznie.`,
  },
  {
    category: 'Problemy',
    question: 'Jestem na miejscu i nie mam połączenia. Co teraz?',
    answer:
      'Sprawdź w ustawieniach, czy eSIM na podróże jest włączony, czy jest wybrany do danych komórkowych i czy ma włączony roaming danych. Potem włącz i wyłącz tryb samolotowy i poczekaj 2–3 minuty. Jeśli to nie pomoże, wybierz sieć ręcznie albo napisz do nas.',
  },
];
