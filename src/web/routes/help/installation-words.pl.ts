import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'Zainstaluj eSIM',
    description:
      'Zainstaluj eSIM na podróże na iPhonie lub w telefonie z Androidem, kodem QR lub ręcznie, i sprawdź, czy Twój telefon go obsługuje.',
  },
  title: 'Zainstaluj swój eSIM',
  lead: 'Otwórz e‑mail na telefonie i dotknij „Zainstaluj”. Nie ma linku? Zeskanuj kod QR. Potrzebujesz telefonu bez simlocka i Wi‑Fi.',
  steps: 'Krok po kroku',
  onePage: {
    text: (page) =>
      phrase`Wolisz wszystko na jednej stronie? ${page} obejmuje oba systemy, oba sposoby i rady, gdy coś pójdzie nie tak.`,
    page: 'Instalacja na iOS i Androidzie',
  },
  checker: 'Wyszukiwarka zgodnych urządzeń',
  asked: 'Częste pytania',
  tips: 'Dobre rady',
};
