import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>
      Nous ne déposons pas de cookies publicitaires. Nous ne gardons dans votre navigateur que ce qui fait
      fonctionner la boutique.
    </p>
    <ul>
      <li>
        Un <b>cookie d’invité</b> (__Host-simport_guest) indique que ce navigateur a acheté une eSIM, pour que
        vous puissiez la revoir sans compte. Il reste 90 jours après sa dernière utilisation.
      </li>
      <li>
        Les <b>cookies de connexion</b> contiennent votre session et une note indiquant que vous en avez une
        (__Host-simport_signed_in). Vous ne les recevez qu’en vous connectant, et tous deux disparaissent
        quand vous vous déconnectez, ou après 7 jours sans visite. Si nous vous demandons de vous connecter
        pendant un achat, nous retenons ce que vous achetiez jusqu’à votre connexion, pendant une heure au
        plus s’il faut pour cela un lien reçu par e&#8209;mail.
      </li>
      <li>
        Les <b>notes de paiement</b> contiennent ce que vous avez saisi dans les champs de facturation, le
        moyen de paiement choisi et tout paiement en cours, tant que l’onglet est ouvert, mais jamais un
        numéro de carte. Un numéro pour ce paiement et vos derniers forfaits achetés, qui nous permettent de
        remarquer un double paiement accidentel, restent jusqu’à ce que vous effaciez les données du site.
      </li>
      <li>
        <b>Votre réponse sur la mesure d’audience</b>, si nous vous la demandons, reste jusqu’à ce que vous
        effaciez les données du site.
      </li>
      <WithLanguages>
        <li>
          <b>Votre langue</b>, si vous en choisissez une, reste un an (simport_language). Si vous fermez la
          ligne qui vous en propose une autre, nous ne vous le demandons plus pendant la même durée.
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          <b>Votre devise</b>, si vous en choisissez une, reste un an (simport_currency). Là aussi, si vous
          fermez la ligne qui en propose une autre, nous ne vous le demandons plus pendant un an.
        </li>
      </WithCurrencies>
      <li>
        Nous retenons <b>qui vous a envoyé</b> pendant 30 jours, par un code et la date, si le lien qui vous a
        amené ici nomme un partenaire ou un service. Nous conservons le code avec vos achats, pour savoir qui
        remercier. Il ne vous identifie pas, et nous ne le transmettons à personne.
      </li>
      <li>
        Les <b>images</b> des destinations restent de 7 à 14 jours, pour ne pas devoir être rechargées.
      </li>
    </ul>
    <p>
      Lors du paiement, les prestataires de paiement déposent leurs propres cookies contre la fraude, et en
      sont responsables. Vous pouvez tout effacer dans les réglages de votre navigateur. Vous retrouverez
      toujours une eSIM achetée grâce au lien de son e&#8209;mail.
    </p>
  </>
);
