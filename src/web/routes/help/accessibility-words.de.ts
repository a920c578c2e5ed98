import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: 'Barrierefreiheit',
    description:
      'Was wir tun, damit alle diesen Shop nutzen können, und wie du uns sagst, wo das nicht klappt.',
  },
  title: 'Barrierefreiheit',
  lead: 'Dieser Shop soll für alle funktionieren, egal wie sie sehen, hören, sich bewegen oder lesen.',
  aim: {
    title: 'Unser Ziel',
    text: 'Jede Seite und jede E-Mail soll WCAG 2.2 auf Stufe AA erfüllen. Dasselbe verlangen der Europäische Rechtsakt zur Barrierefreiheit (Richtlinie (EU) 2019/882) und die Norm EN 301 549 von Onlineshops.',
  },
  means: {
    title: 'Was das hier heißt',
    text: 'Alles geht allein mit der Tastatur. Screenreader lesen vor, was auf jeder Seite steht und was sich darauf ändert. Texte behalten im hellen wie im dunklen Design ihren Kontrast, lassen sich auf das Doppelte vergrößern und passen auf schmale Bildschirme. Bewegungen stoppen, wenn du sie auf deinem Gerät reduziert hast. Codes für die Kamera stehen auch als Text da.',
  },
  tested: {
    title: 'Wie wir prüfen',
    text: 'Bei jeder Änderung prüfen Programme jede Seite und gehen ganze Käufe durch, allein mit der Tastatur und anhand der Namen, die Screenreader vorlesen. Von externen Fachleuten wurde dieser Shop noch nicht begutachtet.',
  },
  limits: {
    title: 'Bekannte Grenzen',
    text: 'Kartenfelder, die Fenster von PayPal und Wallets und die Anmeldung mit Google sind Seiten anderer Unternehmen. Eine eSIM installierst du in den Einstellungen deines Handys.',
  },
  tell: {
    title: 'Sag uns Bescheid',
    text: (address) =>
      phrase`Hindert dich etwas daran, einen Tarif zu finden, zu kaufen oder zu installieren? Dann schreib an ${address}. Wir helfen dir sofort auf anderem Weg und beheben es.`,
  },
  law: {
    title: 'Wenn wir nicht helfen',
    text: 'In der Europäischen Union kannst du dich auch an die Behörde deines Landes wenden, die die Barrierefreiheit von Dienstleistungen überwacht.',
  },
};
