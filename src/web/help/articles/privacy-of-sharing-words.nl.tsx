import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';
import type * as source from './privacy-of-sharing-words.tsx';

export const privacyOfSharing: typeof source.privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}) => [
  {
    id: 'browser',
    title: 'Wat er in je browser wordt bewaard',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Metingen',
    body: (
      <>
        <p>
          Pagina’s melden hoe snel ze laadden en of er iets versprong. Zo’n melding noemt het soort pagina en
          de cijfers. Er hoort geen cookie bij en hij is niet aan jou gekoppeld.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              Bij bezoekers die dat toestaan, gebruiken we ook een dienst van een ander bedrijf die sessies
              analyseert. Het script daarvan ziet welke pagina’s mensen gebruiken en hoe. We laden het nooit
              bij het afrekenen, op de pagina’s van je bestellingen en je account, waar je inlogt of waar een
              bedrijf ons schrijft.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>Deze site gebruikt geen analysedienst van een ander bedrijf.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Wie er nog meer gegevens krijgt',
    body: (
      <>
        <p>
          We delen gegevens alleen met partijen die we voor onze dienst nodig hebben, en alleen wat daarvoor
          nodig is:
        </p>
        <ul>
          <li>
            <b>Betaaldienstverleners</b> ({paypal ? 'Stripe voor kaarten, PayPal' : 'Stripe voor kaarten'})
            krijgen het bedrag, je naam en je e-mailadres, en je kaart- of rekeninggegevens rechtstreeks van
            jou. Daar zijn ze zelf verantwoordelijk voor.
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>, het register van btw-nummers van de Europese Unie, krijgt het btw-nummer van een
              bedrijf als je er een opgeeft, om het te bevestigen.
            </li>
          )}
          <li>
            <b>De eSIM-groothandel</b> (eSIM Go) krijgt de bundel die je hebt besteld. Je naam en adres krijgt
            die niet.
          </li>
          <li>
            <b>Mobiele netwerken</b> die je in het buitenland gebruikt, zien je telefoon en de eSIM, zoals elk
            netwerk, volgens het recht van hun land.
          </li>
          <li>
            <b>Hostingbedrijven</b> beheren de machines van de winkel en van de server die onze e-mails
            verstuurt, dus wat we bewaren en wat we je schrijven, gaat via hen.
          </li>
          {google && (
            <li>
              <b>Een inlogdienst</b> zoals Google ziet dat je daarmee inlogt, als je daarvoor kiest, en wij
              zien je naam en e-mailadres.
            </li>
          )}
          <li>
            <b>Overheden en rechtbanken</b> krijgen gegevens waar de wet dat eist.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Gegevens in andere landen',
    body: (
      <p>
        We zijn een bedrijf uit de Verenigde Staten, en een deel van de hierboven genoemde partijen werkt in
        andere landen. Waar het recht van jouw land passende waarborgen eist, zoals de modelcontractbepalingen
        van de Europese Unie, berust de doorgifte daarop. Gebruik je een eSIM in het buitenland, dan verwerken
        netwerken daar je dataverkeer.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Hoe we gegevens beveiligen',
    body: (
      <p>
        Verbindingen met de winkel zijn versleuteld. Activeringscodes versleutelen we nog een keer waar we ze
        bewaren, wachtwoorden en geheimen van browsers bewaren we in een vorm die niet is terug te rekenen, en
        de privépagina van een bestelling gaat alleen open met de link ervan. Houd die link, en de e-mail
        waarin hij stond, voor jezelf.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Je rechten',
    body: (
      <>
        <p>
          Je kunt opvragen wat we over je bewaren, er een kopie van krijgen, het laten corrigeren of wissen,
          het gebruik ervan laten beperken of er bezwaar tegen maken. Een e-mail naar{' '}
          <EmailLink to={supportEmail} /> vanaf het adres waarmee je hebt gekocht, is genoeg. We antwoorden
          binnen een maand. De boekhouding blijft bewaard zolang de wet ons daartoe verplicht.
        </p>
        <p>
          Vind je dat we verkeerd met je gegevens omgaan, dan kun je ook een klacht indienen bij de
          toezichthouder voor gegevensbescherming waar je woont.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Kinderen',
    body: (
      <p>
        De winkel is voor mensen van 18 jaar en ouder, en voor jongere met toestemming van een ouder of voogd.
        Zonder die toestemming bewaren we niet bewust gegevens van kinderen. Laat het ons weten als we dat
        toch doen, dan wissen we ze.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'Wijzigingen van dit beleid',
    body: (
      <p>
        We kunnen dit beleid van tijd tot tijd wijzigen. Belangrijke wijzigingen maken we op deze pagina
        bekend, met een nieuwe datum bij “Laatst bijgewerkt” bovenaan. Lees het beleid daarom af en toe door.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Schrijf naar <EmailLink to={supportEmail} subject="Privacy" />, of gebruik een andere weg op de{' '}
        <Link to={paths.support()}>pagina van de klantenservice</Link>.
      </p>
    ),
  },
];
