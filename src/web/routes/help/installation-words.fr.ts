import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'Installer votre eSIM',
    description:
      'Installez une eSIM de voyage sur un iPhone ou un téléphone Android, par QR code ou à la main, et vérifiez que votre téléphone en accepte une.',
  },
  title: 'Installer votre eSIM',
  lead: 'Ouvrez l’e\u2011mail sur votre téléphone et touchez Installer. Pas de lien\u202F? Scannez le QR code. Il vous faut un téléphone débloqué et du Wi-Fi.',
  steps: 'Étape par étape',
  onePage: {
    text: (page) =>
      phrase`Vous préférez tout sur une page\u202F? ${page} traite les deux systèmes, les deux méthodes, et que faire en cas de problème.`,
    page: 'Installer sur iOS et Android',
  },
  checker: 'Vérificateur de compatibilité',
  asked: 'Questions fréquentes',
  tips: 'Conseils d’expert',
};
