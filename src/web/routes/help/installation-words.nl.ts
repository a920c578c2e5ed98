import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'Installeer je eSIM',
    description:
      'Installeer een reis-eSIM op een iPhone of Android-telefoon, met QR-code of met de hand, en kijk of je telefoon eSIM ondersteunt.',
  },
  title: 'Installeer je eSIM',
  lead: 'Open onze e-mail op je telefoon en tik op de knop om te installeren. Geen link? Scan dan de QR-code. Je hebt een simlockvrije telefoon en wifi nodig.',
  steps: 'Stap voor stap',
  onePage: {
    text: (page) =>
      phrase`Liever alles op één pagina? ${page} behandelt beide systemen, beide manieren en wat je doet als er iets misgaat.`,
    page: 'Installeren op iOS en Android',
  },
  checker: 'Apparaatcheck',
  asked: 'Vaak gevraagd',
  tips: 'Slimme tips',
};
