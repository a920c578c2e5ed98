import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './terms-of-use-words.tsx';

export const termsOfUse: typeof source.termsOfUse = ({ legalName, supportEmail }) => [
  {
    id: 'account',
    title: 'Je account',
    body: (
      <p>
        Je kunt zonder account kopen. Heb je er een, houd het wachtwoord dan voor jezelf, gebruik je eigen
        e-mailadres en laat het ons weten als iemand anders erin komt. Je kunt er altijd mee stoppen. We mogen
        een account sluiten dat in strijd met deze voorwaarden wordt gebruikt. eSIM’s waarvoor je hebt
        betaald, blijven werken tot hun dagen voorbij zijn, tenzij de wet dat verbiedt.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Toegestaan gebruik',
    body: (
      <>
        <p>
          Gebruik de bundels en deze site waarvoor ze zijn gemaakt. Het is in het bijzonder niet toegestaan
          om:
        </p>
        <ul>
          <li>de wet van het land waar je bent of de rechten van anderen te schenden;</li>
          <li>
            spam te versturen, malware te verspreiden of netwerken of het gebruik ervan door anderen te
            verstoren;
          </li>
          <li>
            bundels door te verkopen, of ze te gebruiken in machines die uit zichzelf data uitwisselen, tenzij
            we dat hebben afgesproken;
          </li>
          <li>te betalen met een kaart of rekening die niet van jou is;</li>
          <li>
            de limieten van de site te omzeilen, of de site zo intensief automatisch uit te lezen dat die voor
            anderen trager wordt.
          </li>
        </ul>
        <p>
          Netwerken kunnen verbindingen die zo worden gebruikt, vertragen of beëindigen. Wij mogen een bundel
          dan blokkeren. Zaten we ernaast, dan vergoeden we wat je bent misgelopen.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Netwerken van derden',
    body: (
      <p>
        Je verbinding komt van lokale mobiele netwerken die niet van ons zijn. Dekking en snelheid hangen af
        van de plek, het gebouw, je telefoon en hoeveel mensen er online zijn. Onderhoud, storingen en bevelen
        van de overheid kunnen die onderbreken. Vertrouw niet alleen op een reis-eSIM als er een leven of veel
        geld van afhangt dat je bereikbaar bent. Noodoproepen gaan via je eigen SIM.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'De site en de inhoud ervan',
    body: (
      <p>
        De teksten, beelden en merken op deze site zijn van {legalName} of van wie ons toestaat ze te
        gebruiken. De software van de winkel is open source onder een eigen licentie. Je mag hierheen linken
        en ons citeren, maar niet doen alsof je ons bent.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Aansprakelijkheid',
    body: (
      <>
        <p>
          We zijn onbeperkt aansprakelijk waar de wet dat bepaalt, bijvoorbeeld bij opzet, grove schuld,
          bedrog en schade aan leven, lichaam of gezondheid.
        </p>
        <p>
          Voor het overige is onze aansprakelijkheid voor alles wat voortkomt uit de site en de bundels, voor
          alle vorderingen samen, beperkt tot de bedragen die je ons in de 12 maanden daarvoor hebt betaald.
          We zijn niet aansprakelijk voor indirecte schade, gederfde winst of misgelopen zaken, en ook niet
          voor wat netwerken, telefoons of betaaldienstverleners doen, voor zover de wet zo’n beperking
          toestaat.
        </p>
        <p>
          De site en de bundels worden geleverd zoals ze zijn. We beloven wat er in deze voorwaarden staat, en
          niets daarbuiten.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Wanneer een bundel eindigt, en overmacht',
    body: (
      <p>
        Een bundel eindigt met de dagen of met de data. Geen van ons beiden is verantwoordelijk voor wat
        buiten onze macht ligt, zoals natuurrampen, oorlog, stakingen of het uitvallen van openbare netwerken.
        Kunnen we daardoor niet leveren, dan krijg je je geld terug.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        In ons <Link to={paths.privacy()}>privacybeleid</Link> staat wat we over je bewaren, waarom en
        hoelang.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Recht en geschillen',
    body: (
      <>
        <p>
          Schrijf eerst naar ons. Het meeste is per e-mail op te lossen. Anders geldt het recht van de plaats
          in de Verenigde Staten waar {legalName} statutair is gevestigd, en beslissen de rechters daar.
          Consumenten die ergens anders wonen, houden de bescherming van het recht en de rechters van hun
          eigen land, waar dat recht dat bepaalt.
        </p>
        <p>Is een deel van deze voorwaarden ongeldig, dan blijft de rest gelden.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Wijzigingen van deze voorwaarden',
    body: (
      <p>
        We kunnen deze voorwaarden wijzigen. Wijzigingen maken we op deze pagina bekend met een nieuwe datum
        bovenaan, en ze gelden voor wat je vanaf dan koopt. Voor een bundel die je al hebt, blijven de
        voorwaarden gelden van de dag waarop je hem kocht.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Schrijf met vragen over deze voorwaarden naar <EmailLink to={supportEmail} />.
      </p>
    ),
  },
];
