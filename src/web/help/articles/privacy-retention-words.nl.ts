import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: 'Een aankoop',
    holds:
      'Naam en e-mailadres, een tweede adres als je dat hebt opgegeven, de bundel, wat die kostte, hoe je hebt betaald en de referentie van de betaaldienstverlener, tijdstippen, de partner die je heeft gestuurd als die er was, en een onherkenbare vorm van de gastcookie die laat zien met welke browser er is gekocht.',
    until: `Zonder account tot ${formatSpan(RETENTION.guestPurchase)} na de aankoop, anders zolang het account bestaat. Daarna wordt alles wat naar jou verwijst gewist en blijven alleen de gegevens voor de boekhouding.`,
  },
  {
    what: 'Een aankoop die niet is betaald',
    holds: 'Hetzelfde, voor zover je het hebt ingevuld en verstuurd.',
    until: `${formatSpan(RETENTION.unpaidCheckout)}.`,
  },
  {
    what: 'Een eSIM',
    holds: 'Het nummer (ICCID), de codes in versleutelde vorm, de bundel en hoeveel data er nog over is.',
    until: 'Zolang de aankoop. Daarna worden de codes gewist en blijft het nummer bij de boekhouding.',
  },
  {
    what: 'Een herroeping van een overeenkomst',
    holds:
      'De naam en het e-mailadres die je ervoor opgeeft, wanneer we hem ontvingen en wat er daarna gebeurde. Waarmee je bij het afrekenen akkoord ging over directe levering, en wanneer.',
    until:
      'Zolang de aankoop. Daarna wissen we de naam en het adres, en blijft alleen het feit van de herroeping bij de boekhouding.',
  },
  {
    what: 'Een account',
    holds:
      'Naam, e-mailadres, of het adres is bevestigd, de taal die je hebt gekozen of waarin je hebt gekocht, je wachtwoord in een vorm die niet is terug te rekenen, of het nummer waaronder een inlogdienst je kent.',
    until: `Tot ${formatSpan(RETENTION.account)} na je laatste activiteit, of tot je het verwijdert.`,
  },
  {
    what: 'Een opgeslagen kaart',
    holds:
      'Dat je erom hebt gevraagd, en het nummer waaronder Stripe je kent. Stripe bewaart de kaart zelf, wij zien het merk, de laatste vier cijfers en de vervaldatum.',
    until: 'Tot je de kaart verwijdert of je account opheft. Dan verwijdert Stripe die ook.',
  },
  {
    what: 'Een inlogsessie',
    holds:
      'Wanneer een sessie begon, wanneer die voor het laatst is gebruikt en in wat voor browser. Er staat geen netwerkadres bij.',
    until: 'Tot je uitlogt, 7 dagen na het laatste gebruik of 30 dagen nadat je bent ingelogd.',
  },
  {
    what: 'E-mails aan jou',
    holds:
      'Dat er een e-mail is verstuurd, wat voor e-mail, wanneer en naar welk adres. De tekst bewaren we niet.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'Een zakelijke aanvraag',
    holds:
      'Wat je in het formulier schrijft, of je om nieuws hebt gevraagd, je toestemming, het tijdstip, het soort browser en hoever we met ons antwoord zijn.',
    until: `Tot ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'Berichten van betaaldienstverleners',
    holds: 'Hun nummer, hun soort en de betaling waar ze over gaan, maar geen namen.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'Een blokkade',
    holds:
      'Het e-mailadres van iemand aan wie we niet meer verkopen, bijvoorbeeld na fraude, sinds wanneer en waarom.',
    until:
      'Tot we die opheffen, ook nadat we de rest hebben gewist, want met het wissen zou de blokkade vervallen.',
  },
  {
    what: 'Tellers tegen misbruik',
    holds:
      'Hoe vaak iets is geprobeerd vanaf één netwerkadres of voor één account, allebei in een vorm die niet is terug te rekenen.',
    until: 'Ongeveer een dag.',
  },
  {
    what: 'Zoekopdrachten zonder resultaat',
    holds:
      'Wat er is getypt, als dat hooguit 40 letters heeft en geen cijfer en geen @, zodat we de zoekfunctie nieuwe namen kunnen leren. Daarbij bewaren we een getal van 0 tot 255 dat duizenden browsers met elkaar delen. Het vertelt ons of meerdere mensen dezelfde plek missen, niet wie ze zijn. We bewaren geen cookie en geen netwerkadres.',
    until: `${formatSpan(RETENTION.missedSearch)}.`,
  },
  {
    what: 'De boekhouding',
    holds:
      'Bedragen, datums, bundels, referenties van betalingen en terugbetalingen, en facturen en creditnota’s zoals ze zijn uitgegeven. Je naam en e-mailadres blijven daar alleen op staan zolang we je aankoop bewaren. Daarna wissen we ze ook daar.',
    until: 'Zolang de belasting- en boekhoudregels ons dat verplichten, ook nadat we de rest hebben gewist.',
  },
  {
    what: 'Gegevens voor de btw',
    holds:
      'Als er btw in de prijs zit: het land van je kaart, van het adres dat we met je betaling kregen, van je netwerkadres en van je eSIM, en het bedrag aan belasting. Zonder naam en zonder adres.',
    until: `${formatSpan(RETENTION.taxFacts)} na het einde van het jaar waarin je kocht, omdat het EU-recht dat eist, ook nadat we de rest hebben gewist.`,
  },
];
