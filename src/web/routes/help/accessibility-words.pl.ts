import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: 'Dostępność',
    description: 'Co robimy, aby każdy mógł korzystać z tego sklepu, i jak zgłosić nam, co nie działa.',
  },
  title: 'Dostępność',
  lead: 'Ten sklep ma działać dla każdego, niezależnie od tego, jak widzi, słyszy, porusza się lub czyta.',
  aim: {
    title: 'Nasz cel',
    text: 'Każda strona i każdy e‑mail mają spełniać WCAG 2.2 na poziomie AA. Tego samego wymagają od sklepów internetowych Europejski akt o dostępności, czyli dyrektywa (UE) 2019/882, oraz norma EN 301 549.',
  },
  means: {
    title: 'Co to tutaj oznacza',
    text: 'Wszystko zrobisz samą klawiaturą. Czytniki ekranu odczytują, co jest na stronie i co się na niej zmienia. Tekst zachowuje kontrast w motywie jasnym i ciemnym, można go powiększyć dwukrotnie i mieści się na wąskim ekranie. Animacje zatrzymują się, jeśli tak ustawiono w urządzeniu. Kody do zeskanowania aparatem są też podane jako tekst.',
  },
  tested: {
    title: 'Jak to sprawdzamy',
    text: 'Przy każdej zmianie programy sprawdzają każdą stronę i przechodzą przez całe zakupy samą klawiaturą oraz według nazw, które odczytują czytniki ekranu. Żaden zewnętrzny ekspert nie ocenił jeszcze tego sklepu.',
  },
  limits: {
    title: 'Znane ograniczenia',
    text: 'Pola karty, okna PayPal i portfeli oraz logowanie przez Google to strony innych firm. eSIM instaluje się w ustawieniach telefonu.',
  },
  tell: {
    title: 'Napisz do nas',
    text: (address) =>
      phrase`Jeśli coś nie pozwala Ci znaleźć, kupić lub zainstalować pakietu, napisz na adres ${address}. Od razu pomożemy w inny sposób i naprawimy usterkę.`,
  },
  law: {
    title: 'Jeśli nie pomożemy',
    text: 'W Unii Europejskiej możesz też zwrócić się do urzędu, który w Twoim kraju nadzoruje dostępność usług.',
  },
};
