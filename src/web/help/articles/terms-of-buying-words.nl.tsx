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
    title: 'Over ons',
    body: (
      <>
        <p>
          {brand} wordt geëxploiteerd door {legalName}
          {legalAddress && `, ${legalAddress}`} (“wij”). Deze voorwaarden gelden altijd als je deze site
          gebruikt, hier een eSIM-bundel koopt of er een gebruikt. Door dat te doen, ga je ermee akkoord. Ga
          je niet akkoord, gebruik de site dan niet.
        </p>
        <p>
          Geeft het recht van het land waar je woont consumenten rechten die een overeenkomst niet kan
          afnemen, dan houd je die rechten, wat hier ook staat.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Wie mag kopen',
    body: (
      <p>
        Je moet minstens 18 jaar oud zijn, of toestemming hebben van een ouder of voogd die deze voorwaarden
        voor je aanvaardt. Koop je voor een bedrijf, dan bevestig je dat je dat bedrijf mag vertegenwoordigen.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Wat je koopt',
    body: (
      <>
        <p>
          Een bundel is een vooraf betaalde hoeveelheid mobiele data voor een genoemd land of een genoemde
          regio en een vast aantal dagen, geleverd als eSIM. Het is alleen data, zonder telefoonnummer,
          gesprekken of sms’jes.
        </p>
        <p>
          Op de pagina van een bundel staat hoeveel je krijgt, voor hoeveel dagen, hoe snel voor zover we dat
          weten, wanneer de dagen ingaan en of je er data aan kunt toevoegen. Bundels met de naam “Onbeperkt”
          hebben geen limiet op het totaal. Daarbij staat hoeveel je elke dag op volle snelheid krijgt en hoe
          snel het daarna is.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Je telefoon',
    body: (
      <p>
        Je telefoon moet eSIM ondersteunen en simlockvrij zijn. Het is aan jou om dat te controleren voor je
        koopt. In de <Link to={paths.deviceChecker()}>apparaatcheck</Link> staan modellen, maar de
        instellingen van je telefoon hebben het laatste woord. Sommige modellen worden in sommige landen
        zonder eSIM verkocht.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Prijzen, bestellingen en betaling',
    body: (
      <>
        <p>
          Je betaalt in de valuta die bij het afrekenen staat.{' '}
          {feePolicy === 'included'
            ? 'De prijs van een bundel is wat je betaalt, welke betaalmethode je ook kiest.'
            : 'Bij het afrekenen zie je voor je betaalt de prijs van de bundel, de verwerkingskosten voor de betaalmethode die je hebt gekozen, en het totaal.'}{' '}
          Daarbovenop brengen we niets in rekening, en niets wordt automatisch verlengd. {taxesIn(chargesTax)}
        </p>
        <p>
          Je bestelling is een aanbod, en de overeenkomst komt tot stand zodra je betaling is gelukt.
          Verandert een prijs terwijl je aan het afrekenen bent, dan tonen we je de nieuwe en vragen we je
          opnieuw of je akkoord gaat. Een duidelijke fout in een prijs bindt ons niet. We annuleren de
          bestelling dan en betalen je alles terug.
        </p>
        <p>
          Betalingen worden verwerkt door betaaldienstverleners, onder hun eigen voorwaarden. Betwist je een
          afschrijving bij je bank, neem dan ook contact met ons op. De meeste betwistingen zijn zo sneller
          opgelost.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Levering',
    body: (
      <>
        <p>
          Je eSIM komt per e-mail, met een QR-code en activeringscodes, en staat op de privépagina van je
          bestelling. Dat duurt meestal ongeveer een minuut. Geef een adres op waarvan je de e-mail kunt
          lezen. Wie de codes heeft, kan de eSIM installeren.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'Installatie en geldigheid',
    body: (
      <p>
        Een QR-code en de bijbehorende codes om in te typen werken één keer, op één telefoon. Verwijder je de
        eSIM van je telefoon, dan kan hij onbruikbaar worden. Met installeren gaat hij nog niet in. Bij de
        meeste bundels gaan de dagen in als je telefoon op je bestemming voor het eerst online gaat, zoals bij
        de bundel staat. Data die over is als de dagen voorbij zijn, vervalt. Staat er bij de bundel een
        uiterste moment om te beginnen en begin je niet op tijd, dan vervalt de bundel.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Terugbetaling',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          Alles staat in ons <Link to={paths.refundPolicy()}>Terugbetalingsbeleid</Link>, dat deel uitmaakt
          van deze voorwaarden.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'Andere aanbiedingen',
    body: (
      <p>
        Het maandabonnement dat de <Link to={paths.installation()}>installatiegids</Link> noemt, is een apart
        aanbod met eigen voorwaarden. Een bundel die je hier koopt, wordt nooit een abonnement.
      </p>
    ),
  },
];
