import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'Voor je begint',
  body: (
    <ul>
      <li>
        Je telefoon ondersteunt eSIM en is simlockvrij. De modellen staan in de{' '}
        <Link to={paths.deviceChecker()}>apparaatcheck</Link>.
      </li>
      <li>Hij is verbonden met wifi. Zonder verbinding kun je de eSIM niet downloaden.</li>
      <li>
        Je hebt de e-mail met je codes, op een ander scherm of op papier als je wilt scannen. QR-codes en
        codes om in te typen werken één keer.
      </li>
      <li>
        Met iOS 17.4 of nieuwer, en op sommige Android-telefoons, is één tik op de link in de e-mail genoeg.
      </li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): ArticleSection => ({
  id: system,
  title: SYSTEM_NAMES[system],
  body: (
    <>
      <h3>{METHOD_NAMES.qr}</h3>
      <StepList system={system} method="qr" />
      <h3>{METHOD_NAMES.manual}</h3>
      <StepList system={system} method="manual" isSecond />
    </>
  ),
});

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: 'Als er iets misgaat',
  body: (
    <>
      <h3>“Deze code is niet meer geldig”</h3>
      <p>
        De code is al gebruikt. Kijk in je instellingen in de lijst met simkaarten. Waarschijnlijk staat de
        eSIM er al. Zo niet, stuur ons dan een bericht en laat alles zoals het is.
      </p>
      <h3>Je kunt op je telefoon geen eSIM toevoegen</h3>
      <p>
        Hij ondersteunt geen eSIM, of hij heeft een simlock van de provider. Providers maken een telefoon die
        is afbetaald simlockvrij. Tot die tijd kun je binnen <RefundTime /> na je aankoop een terugbetaling
        krijgen, want de eSIM is niet geactiveerd.
      </p>
      <h3>Hij is geïnstalleerd, maar er staat “Geen service”</h3>
      <p>
        Thuis is dat normaal, want de bundel werkt op de bestemming. Wacht na de landing 2–3 minuten en kijk
        dan of de eSIM aan staat, is gekozen voor mobiele data en of dataroaming aan staat.
      </p>
      <h3>Je ziet streepjes, maar hebt geen internet</h3>
      <p>
        Zet de vliegtuigmodus aan en weer uit. Helpt dat niet, zet dan de automatische netwerkkeuze uit en
        probeer een ander netwerk uit de lijst. Sommige Android-telefoons hebben ook een APN nodig, en die
        krijg je van de klantenservice.
      </p>
      <p>
        Nog steeds niets? Op de <Link to={paths.support()}>pagina van de klantenservice</Link> bereik je een
        mens.
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: typeof source.BOTH_SYSTEMS = [
  BEFORE,
  sectionOf('ios'),
  sectionOf('android'),
  TROUBLE,
];
