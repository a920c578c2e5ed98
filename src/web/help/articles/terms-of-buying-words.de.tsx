import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: 'Über uns',
    body: (
      <>
        <p>
          Betreiber von {brand} ist {legalName}
          {legalAddress && `, ${legalAddress}`} („wir“). Diese Bedingungen gelten immer, wenn du diese Website
          nutzt, hier einen eSIM-Tarif kaufst oder einen nutzt. Damit stimmst du ihnen zu. Wenn du nicht
          einverstanden bist, nutze die Website bitte nicht.
        </p>
        <p>
          Räumt das Recht an deinem Wohnort Verbrauchern Rechte ein, die ein Vertrag nicht nehmen kann, dann
          behältst du diese Rechte, was auch immer hier steht.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Wer kaufen darf',
    body: (
      <p>
        Du musst mindestens 18 Jahre alt sein oder die Zustimmung eines Elternteils oder Vormunds haben, der
        diese Bedingungen für dich annimmt. Kaufst du für ein Unternehmen, bestätigst du, dass du es vertreten
        darfst.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Was du kaufst',
    body: (
      <>
        <p>
          Ein Tarif ist ein im Voraus bezahltes mobiles Datenvolumen für ein bestimmtes Land oder eine
          bestimmte Region und eine feste Zahl von Tagen, geliefert als eSIM. Er umfasst nur Daten, ohne
          Telefonnummer, Anrufe oder SMS.
        </p>
        <p>
          Auf der Seite eines Tarifs steht, wie viel du für wie viele Tage bekommst, wie schnell er ist,
          soweit wir es wissen, wann die Tage beginnen und ob du ihn aufladen kannst. Tarife mit dem Namen
          „Unbegrenzt“ haben keine Gesamtgrenze. In ihren Angaben steht, wie viel du jeden Tag mit voller
          Geschwindigkeit bekommst und wie schnell es danach ist.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Dein Handy',
    body: (
      <p>
        Dein Handy muss eSIM-fähig und ohne SIM-Lock sein. Das musst du vor dem Kauf selbst prüfen. Der{' '}
        <Link to={paths.deviceChecker()}>Gerätecheck</Link> nennt Modelle, und entscheidend sind die
        Einstellungen deines Handys. Manche Modelle werden in manchen Ländern ohne eSIM verkauft.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Preise, Bestellung und Zahlung',
    body: (
      <>
        <p>
          Du zahlst in der Währung, die an der Kasse steht.{' '}
          {feePolicy === 'included'
            ? 'Der Preis eines Tarifs ist das, was du bezahlst, egal welche Zahlungsart du wählst.'
            : 'Die Kasse zeigt dir vor dem Bezahlen den Preis des Tarifs, die Bearbeitungsgebühr für die gewählte Zahlungsart und den Gesamtbetrag.'}{' '}
          Darüber hinaus berechnen wir nichts, und nichts verlängert sich automatisch. {taxesIn(chargesTax)}
        </p>
        <p>
          Deine Bestellung ist ein Angebot, und der Vertrag kommt zustande, wenn deine Zahlung eingegangen
          ist. Ändert sich ein Preis, während du an der Kasse bist, zeigen wir dir den neuen und fragen noch
          einmal. An einen offensichtlichen Preisfehler sind wir nicht gebunden. Dann stornieren wir die
          Bestellung und erstatten dir alles.
        </p>
        <p>
          Zahlungen wickeln Zahlungsanbieter nach ihren eigenen Bedingungen ab. Wenn du eine Abbuchung bei
          deiner Bank beanstandest, schreib bitte auch uns. Das meiste klärt sich so schneller.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Lieferung',
    body: (
      <>
        <p>
          Deine eSIM kommt per E-Mail mit QR-Code und Aktivierungscodes, und sie steht auf der privaten Seite
          deiner Bestellung. Meist dauert das etwa eine Minute. Bitte gib eine Adresse an, deren E-Mails du
          lesen kannst. Wer die Codes hat, kann die eSIM installieren.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'Installation und Gültigkeit',
    body: (
      <p>
        Ein QR-Code und die Codes zum Eintippen funktionieren nur einmal, auf einem Handy. Wenn du die eSIM
        von deinem Handy entfernst, kann sie unbrauchbar werden. Die Installation startet den Tarif noch
        nicht. Bei den meisten Tarifen beginnen die Tage, wenn dein Handy am Reiseziel zum ersten Mal online
        geht. Das steht in den Angaben zum Tarif. Daten, die nach Ablauf der Tage übrig sind, verfallen, und
        wenn dort eine Frist für den Beginn steht und du den Tarif bis dahin nicht startest, verfällt er.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Erstattungen',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          Alles dazu steht in unserer <Link to={paths.refundPolicy()}>Erstattungsrichtlinie</Link>, die Teil
          dieser Bedingungen ist.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'Andere Angebote',
    body: (
      <p>
        Das Monatsabo, das die <Link to={paths.installation()}>Installationsanleitung</Link> erwähnt, ist ein
        eigenes Angebot mit eigenen Bedingungen. Aus einem Tarif, den du hier kaufst, wird nie ein Abo.
      </p>
    ),
  },
];
