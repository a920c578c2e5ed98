import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'Avant de commencer',
  body: (
    <ul>
      <li>
        Votre téléphone est compatible eSIM et débloqué. Le{' '}
        <Link to={paths.deviceChecker()}>Vérificateur de compatibilité</Link> liste les modèles.
      </li>
      <li>Il est en Wi-Fi. Sans connexion, vous ne pouvez pas télécharger l’eSIM.</li>
      <li>
        Vous avez l’e&#8209;mail avec vos codes, sur un autre écran ou sur papier si vous voulez scanner. Les
        QR codes et les codes à saisir ne fonctionnent qu’une fois.
      </li>
      <li>
        À partir d’iOS 17.4, et sur certains téléphones Android, il suffit de toucher le lien de
        l’e&#8209;mail.
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
  title: 'En cas de problème',
  body: (
    <>
      <h3>«&nbsp;Ce code n’est plus valide&nbsp;»</h3>
      <p>
        Il a déjà servi. Regardez la liste des SIM dans les réglages. L’eSIM y est sans doute déjà. Sinon,
        écrivez-nous et laissez tout en l’état.
      </p>
      <h3>Votre téléphone ne propose pas d’ajouter une eSIM</h3>
      <p>
        Il n’est pas compatible eSIM, ou son opérateur l’a bloqué. Les opérateurs débloquent un téléphone
        entièrement payé. D’ici là, vous pouvez être remboursé pendant <RefundTime /> après l’achat, puisque
        l’eSIM n’est pas activée.
      </p>
      <h3>Elle est installée, mais indique «&nbsp;Aucun service&nbsp;»</h3>
      <p>
        Chez vous, c’est normal, car le forfait fonctionne à destination. Après l’atterrissage, attendez 2 à 3
        minutes, puis vérifiez que l’eSIM est activée, choisie pour les données mobiles, et que l’itinérance
        des données est activée.
      </p>
      <h3>Vous voyez des barres, mais pas d’Internet</h3>
      <p>
        Activez puis désactivez le mode avion. Si cela ne suffit pas, désactivez le choix automatique du
        réseau et essayez-en un autre dans la liste. Certains téléphones Android ont aussi besoin d’un APN,
        que l’assistance peut vous donner.
      </p>
      <p>
        Toujours rien&#8239;? Une vraie personne vous répond sur la{' '}
        <Link to={paths.support()}>page Assistance</Link>.
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
