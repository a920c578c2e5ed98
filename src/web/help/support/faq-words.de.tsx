import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: 'Vor dem Kauf',
  questions: [
    {
      question: 'Was ist eine eSIM?',
      answer:
        'Das ist eine SIM ohne Karte. Der Chip ist fest in deinem Handy, und was früher auf Plastik kam, lädst du herunter. Ein Handy kann mehrere speichern, deine Reise-eSIM liegt also neben der SIM, die du schon hast.',
    },
    {
      question: 'Was ist der Unterschied zu Roaming?',
      answer:
        'Beim Roaming berechnet dir dein eigener Anbieter hinterher, was du im Ausland verbraucht hast. Hier bezahlst du vorab einen festen Preis für feste Tage und Daten, und später kommt keine Rechnung.',
    },
    {
      question: 'Brauche ich einen Tarif für ein Land oder für eine Region?',
      answer: (
        <>
          Bleibst du in einem Land, ist ein Tarif für dieses Land meist günstiger. Reist du über Grenzen,
          funktioniert ein <Link to={paths.regional()}>Tarif für eine Region</Link> mit einer einzigen eSIM in
          jedem Land auf seiner Liste.
        </>
      ),
    },
    {
      question: 'Wie viele Daten brauche ich?',
      answer:
        'Karten und Nachrichten brauchen etwa 100\u00A0MB am Tag, eine Stunde Videoanruf etwa 1\u00A0GB. Wenn du viele Fotos teilst oder unterwegs arbeitest, passt ein unbegrenzter Tarif besser zu dir.',
    },
    {
      question: 'Brauche ich ein Konto?',
      answer:
        'Nein. Du brauchst nur eine E-Mail-Adresse, und dorthin kommt deine eSIM. Ein Konto sammelt deine eSIMs und Rechnungen an einem Ort und füllt die Kasse für dich aus.',
    },
    {
      question: 'Kann ich für jemand anderen kaufen?',
      answer:
        'Ja. Schick den QR-Code weiter oder scanne ihn mit dem anderen Handy. Der Code funktioniert nur einmal, auf dem Handy, das ihn scannt.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: 'Bezahlen',
  questions: [
    {
      question: 'Wie kann ich bezahlen?',
      answer: `Mit Kredit- oder Debitkarte (Visa, Mastercard, American Express)${paypal ? ', mit PayPal' : ''} und, wenn dein Gerät es hat, mit Apple Pay oder Google Pay. Kartennummern gehen direkt an den Kartendienstleister, wir sehen sie nie.`,
    },
    feePolicy === 'included'
      ? {
          question: 'Kommen noch Gebühren dazu?',
          answer: `Nein. Du bezahlst${paypal ? ' mit Karte oder PayPal' : ''} genau den Preis des Tarifs. ${taxesIn(chargesTax)}`,
        }
      : {
          question: 'Warum ist der Gesamtbetrag höher als der Preis des Tarifs?',
          answer: `Wir rechnen die Bearbeitungsgebühr für Karten${paypal ? ' oder PayPal' : ''} dazu. Sobald du einen Tarif wählst, siehst du seinen Preis mit der Kartengebühr, und die Kasse zeigt dir vor dem Bezahlen Tarif, Gebühr und Gesamtbetrag. ${taxesIn(chargesTax)}`,
        },
    {
      question: 'Meine Zahlung ging durch, aber ich habe keine eSIM. Ist mein Geld weg?',
      answer:
        'Nein. An einer bezahlten Bestellung arbeiten wir weiter, bis deine eSIM da ist. Können wir sie nicht liefern, erstatten wir dir automatisch alles und schreiben dir das per E-Mail.',
    },
    {
      question: 'Wie funktioniert eine Erstattung?',
      answer: (
        <>
          Bis zu <RefundTime /> nach dem Kauf bekommst du alles zurück, wenn die eSIM nicht aktiviert oder
          genutzt wurde. Genaueres steht in der <Link to={paths.refundPolicy()}>Erstattungsrichtlinie</Link>.
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: 'Auf der Reise',
  questions: [
    {
      question: 'Wann beginnen meine Tage?',
      answer:
        'Bei den meisten Tarifen beginnen deine Tage, wenn dein Handy am Reiseziel zum ersten Mal online geht. Soweit wir es wissen, steht es in den Tarifdetails.',
    },
    {
      question: 'In welchem Netz bin ich?',
      answer:
        'In einem der örtlichen Netze, mit denen dein Tarif funktioniert. Dein Handy wählt es aus. Ist es langsam, kannst du in den Einstellungen ein anderes wählen.',
    },
    {
      question: 'Kann ich die Verbindung mit meinem Laptop teilen?',
      answer:
        'Manche Tarife erlauben einen Hotspot. Soweit wir es wissen, steht es in den Tarifdetails, und auch, wenn unser Netzpartner es uns nicht sagt.',
    },
    {
      question: 'Warum soll ich Daten-Roaming einschalten, wenn ich kein Roaming bezahlen will?',
      answer:
        'Eine Reise-eSIM ist immer im Roaming, deshalb muss ihr Schalter an sein. Du hast schon bezahlt, es kostet also nichts extra. Bei deiner eigenen SIM lass den Schalter aus.',
    },
    {
      question: 'Kann ich dieselbe eSIM im nächsten Land nutzen?',
      answer:
        'Ein Tarif für ein Land funktioniert nur dort. Wenn in den Angaben zum Tarif steht, dass er sich aufladen lässt, kannst du dein nächstes Reiseziel zu deiner eSIM hinzufügen. Öffne „Mein Konto“ und wähle „Daten hinzufügen“. Sonst installierst du eine weitere eSIM.',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: 'Danach und alles andere',
  questions: [
    {
      question: 'Meine Reise ist vorbei. Was mache ich mit der eSIM?',
      answer:
        'Schalte sie aus oder entferne sie in den Einstellungen, sobald ihre Tage vorbei sind. Sie läuft einfach aus, und dir wird nie wieder etwas berechnet.',
    },
    {
      question: 'Ich habe ein neues Handy. Kann ich meine eSIM mitnehmen?',
      answer: (
        <>
          Codes funktionieren nur einmal, du kannst sie also kein zweites Mal installieren. Ist noch viel
          übrig, schreib dem <Link to={paths.support()}>Support</Link>, bevor du dein altes Handy weggibst.
        </>
      ),
    },
    {
      question: 'Was speichert ihr über mich?',
      answer: (
        <>
          Wir speichern für begrenzte Zeit, was wir brauchen, um deine eSIM zu liefern und dafür einzustehen.
          Die <Link to={paths.privacy()}>Datenschutzerklärung</Link> listet es Punkt für Punkt auf.
        </>
      ),
    },
    {
      question: 'Wir sind ein Unternehmen. Können wir für ein Team kaufen?',
      answer: (
        <>
          Ja. Sagt uns auf der <Link to={paths.businessContact()}>Seite für Unternehmen</Link>, wohin ihr
          reist und wie viele ihr seid, und wir antworten {SERVICE.businessReply}.
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
