import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>
      We plaatsen geen advertentiecookies. In je browser bewaren we alleen wat de winkel nodig heeft om te
      werken.
    </p>
    <ul>
      <li>
        Een <b>gastcookie</b> (__Host-simport_guest) laat zien dat er met deze browser een eSIM is gekocht,
        zodat je die zonder account kunt terugzien. De cookie blijft 90 dagen nadat je hem voor het laatst
        hebt gebruikt.
      </li>
      <li>
        <b>Inlogcookies</b> bevatten je sessie en een aantekening dat je er een hebt
        (__Host-simport_signed_in). Je krijgt ze pas als je inlogt, en allebei verdwijnen ze als je uitlogt of
        hier 7 dagen niet bent geweest. Vragen we je tijdens een aankoop om in te loggen, dan onthouden we wat
        je aan het kopen was tot je bent ingelogd, hooguit een uur als je daarvoor een link uit een e-mail
        nodig hebt.
      </li>
      <li>
        <b>Notities bij het afrekenen</b> bevatten wat je in de factuurvelden hebt getypt, de betaalmethode
        die je hebt gekozen en een eventuele lopende betaling, zolang het tabblad open is, maar nooit een
        kaartnummer. Een nummer voor deze aankoop en de bundels die je het laatst hebt gekocht, blijven tot je
        de gegevens van de site wist. Zo merken we het als je per ongeluk twee keer betaalt.
      </li>
      <li>
        <b>Je antwoord over statistieken</b>, als we erom vragen, blijft tot je de gegevens van de site wist.
      </li>
      <WithLanguages>
        <li>
          <b>Je taal</b>, als je er een kiest, blijft een jaar (simport_language). Sluit je de regel waarin we
          je een andere taal aanbieden, dan vragen we het net zo lang niet opnieuw.
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          <b>Je valuta</b>, als je er een kiest, blijft een jaar (simport_currency). Sluit je de regel waarin
          we je een andere valuta aanbieden, dan vragen we het ook een jaar niet opnieuw.
        </li>
      </WithCurrencies>
      <li>
        <b>Wie jou heeft gestuurd</b>, onthouden we 30 dagen, met een code en de datum, als de link waarmee je
        hier kwam een partner of dienst noemt. De code bewaren we bij wat je koopt, zodat we weten wie we
        moeten bedanken. Die code identificeert je niet, en niemand anders krijgt hem van ons.
      </li>
      <li>
        <b>Foto’s</b> van bestemmingen blijven 7 tot 14 dagen, zodat ze niet opnieuw hoeven te laden.
      </li>
    </ul>
    <p>
      Bij het afrekenen plaatsen betaaldienstverleners hun eigen cookies tegen fraude, en daar zijn ze zelf
      verantwoordelijk voor. In de instellingen van je browser kun je alles wissen. Een eSIM die je hebt
      gekocht, bereik je daarna nog steeds via de link in de e-mail.
    </p>
  </>
);
