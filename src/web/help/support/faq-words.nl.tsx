import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: 'Voor je koopt',
  questions: [
    {
      question: 'Wat is een eSIM?',
      answer:
        'Dat is een SIM zonder kaartje. De chip zit in je telefoon, en wat vroeger op plastic stond, download je. Een telefoon kan er meerdere bewaren, dus een reis-eSIM staat naast de SIM die je al hebt.',
    },
    {
      question: 'Wat is het verschil met roaming?',
      answer:
        'Bij roaming stuurt je eigen provider je achteraf een rekening voor wat je in het buitenland hebt verbruikt. Hier betaal je vooraf een vaste prijs voor vaste dagen en data, en achteraf komt er geen rekening.',
    },
    {
      question: 'Neem ik een bundel voor één land of een regiobundel?',
      answer: (
        <>
          Blijf je in één land, dan is een bundel voor dat land meestal goedkoper. Ga je grenzen over, dan
          blijft een <Link to={paths.regional()}>regiobundel</Link> werken in elk land op zijn lijst, met één
          eSIM.
        </>
      ),
    },
    {
      question: 'Hoeveel data heb ik nodig?',
      answer:
        'Kaarten en berichten verbruiken ongeveer 100\u00A0MB per dag, een uur videobellen ongeveer 1\u00A0GB. Deel je veel foto’s of werk je onderweg, dan past een onbeperkte bundel beter bij je.',
    },
    {
      question: 'Heb ik een account nodig?',
      answer:
        'Nee. Je hebt alleen een e-mailadres nodig, en daar komt je eSIM binnen. Met een account staan je eSIM’s en facturen op één plek en vullen we bij het afrekenen alles voor je in.',
    },
    {
      question: 'Kan ik voor iemand anders kopen?',
      answer:
        'Ja. Stuur de QR-code door, of scan hem met de andere telefoon. De code werkt één keer, op de telefoon die hem scant.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: 'Betalen',
  questions: [
    {
      question: 'Hoe kan ik betalen?',
      answer: `Je kunt betalen met een creditcard of betaalpas (Visa, Mastercard, American Express)${paypal ? ', met PayPal' : ''} en met Apple Pay of Google Pay op apparaten die dat hebben. Kaartnummers gaan rechtstreeks naar de betaaldienst voor kaarten, wij zien ze nooit.`,
    },
    feePolicy === 'included'
      ? {
          question: 'Komen er nog kosten bij?',
          answer: `Nee. De prijs van een bundel is wat je betaalt${paypal ? ', met kaart of met PayPal' : ''}. ${taxesIn(chargesTax)}`,
        }
      : {
          question: 'Waarom is het totaal hoger dan de prijs van de bundel?',
          answer: `We rekenen de verwerkingskosten voor kaarten${paypal ? ' of PayPal' : ''} erbij. Zodra je een bundel kiest, zie je de prijs met de kosten voor een kaart, en bij het afrekenen zie je bundel, kosten en totaal voor je betaalt. ${taxesIn(chargesTax)}`,
        },
    {
      question: 'Mijn betaling is gelukt, maar ik heb geen eSIM. Ben ik mijn geld kwijt?',
      answer:
        'Nee. We blijven aan een betaalde bestelling werken tot je eSIM er is. Kunnen we hem niet leveren, dan betalen we automatisch alles terug en laten we je dat per e-mail weten.',
    },
    {
      question: 'Hoe werkt een terugbetaling?',
      answer: (
        <>
          Binnen <RefundTime /> na je aankoop kun je een volledige terugbetaling krijgen als de eSIM niet is
          geactiveerd of gebruikt. De details staan in het{' '}
          <Link to={paths.refundPolicy()}>Terugbetalingsbeleid</Link>.
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: 'Op reis',
  questions: [
    {
      question: 'Wanneer gaan mijn dagen in?',
      answer:
        'Bij de meeste bundels gaan je dagen in als je telefoon op je bestemming voor het eerst online gaat. Bij de details van de bundel staat het, als we het weten.',
    },
    {
      question: 'Op welk netwerk zit ik?',
      answer:
        'Op een van de lokale netwerken waarmee je bundel werkt. Je telefoon kiest het. Is het traag, dan kun je in de instellingen een ander kiezen.',
    },
    {
      question: 'Kan ik de verbinding delen met mijn laptop?',
      answer:
        'Sommige bundels staan een hotspot toe. Bij de details van de bundel staat of de jouwe dat doet, of dat onze leverancier het ons niet heeft verteld.',
    },
    {
      question: 'Waarom moet ik dataroaming aanzetten als ik niet voor roaming wil betalen?',
      answer:
        'Een reis-eSIM is altijd aan het roamen, dus de schakelaar ervan moet aan staan. Je hebt vooraf betaald, dus het kost niets extra. Laat de schakelaar uit bij je eigen nummer.',
    },
    {
      question: 'Kan ik dezelfde eSIM in het volgende land gebruiken?',
      answer:
        'Een bundel voor één land werkt alleen in dat land. Staat er bij de bundel dat je data kunt toevoegen, dan kun je je volgende bestemming toevoegen aan de eSIM die je hebt. Open “Mijn account” en kies “Data toevoegen”. Anders installeer je een nieuwe eSIM.',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: 'Na de reis, en al het andere',
  questions: [
    {
      question: 'Mijn reis is voorbij. Wat doe ik met de eSIM?',
      answer:
        'Zet hem uit, of verwijder hem in je instellingen zodra de dagen voorbij zijn. Hij loopt gewoon af, en je krijgt er nooit meer een rekening voor.',
    },
    {
      question: 'Ik heb een nieuwe telefoon. Kan ik mijn eSIM meenemen?',
      answer: (
        <>
          Codes werken één keer, dus je kunt hem geen tweede keer installeren. Staat er nog veel op, schrijf
          dan naar de <Link to={paths.support()}>klantenservice</Link> voor je je oude telefoon wegdoet.
        </>
      ),
    },
    {
      question: 'Wat bewaren jullie over mij?',
      answer: (
        <>
          We bewaren voor beperkte tijd wat we nodig hebben om je eSIM te leveren en ervoor in te staan. In
          het <Link to={paths.privacy()}>Privacybeleid</Link> staat het punt voor punt.
        </>
      ),
    },
    {
      question: 'We zijn een bedrijf. Kunnen we voor een team kopen?',
      answer: (
        <>
          Ja. Vertel ons op de <Link to={paths.businessContact()}>zakelijke pagina</Link> waar jullie heen
          gaan en met hoeveel jullie zijn, dan antwoorden we {SERVICE.businessReply}.
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
