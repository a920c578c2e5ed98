import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: 'Compatibiliteit',
    question: 'Werkt mijn telefoon met een eSIM?',
    answer:
      'Hij moet eSIM ondersteunen en simlockvrij zijn. Welke modellen dat zijn, vind je in de apparaatcheck op de installatiepagina. Wil je het zeker weten, zoek dan in de instellingen van je telefoon naar “eSIM toevoegen”. Staat het er, dan werkt het.',
  },
  {
    category: 'Installatie',
    question: 'Wanneer installeer ik de eSIM?',
    answer:
      'Installeer hem voor je vertrekt, zolang je wifi hebt. Met de installatie gaat de bundel nog niet in. Bij de meeste bundels gaan de dagen in als je telefoon op je bestemming voor het eerst online gaat. Dat staat bij elke bundel.',
  },
  {
    category: 'Installatie',
    question: 'Hoelang duurt de installatie?',
    answer:
      'De stappen duren een minuut. Wacht dan 2–3 minuten op de registratie. Houd je telefoon op de wifi en blijf op het scherm tot er staat dat de eSIM klaar is.',
  },
  {
    category: 'Levering',
    question: 'Ik heb betaald. Waar is mijn QR-code?',
    answer:
      'Die zit in een e-mail naar het adres dat je bij het afrekenen hebt opgegeven, meestal binnen een minuut. Kijk ook in je spammap. Dezelfde codes staan op de privépagina van je bestelling en, in de browser waarmee je hebt gekocht, bij “Mijn account”.',
  },
  {
    category: 'Codes',
    question: 'Kan ik de QR-code nog een keer gebruiken, of op een andere telefoon?',
    answer:
      'Nee. QR-codes en codes om in te typen werken één keer. Installeer de eSIM op de telefoon die je meeneemt, en laat hem daarop staan tot je reis voorbij is.',
  },
  {
    category: 'Bellen',
    question: 'Houd ik mijn nummer, mijn gesprekken en mijn chats?',
    answer:
      'Ja. De reis-eSIM is alleen voor data en werkt naast je eigen SIM. Je berichtenapps houden het nummer waarmee je je daar hebt aangemeld. Laat dataroaming uit bij je eigen nummer, dan kost het je niets.',
  },
  {
    category: 'Data',
    question: 'Wat betekent “Onbeperkt”?',
    answer:
      'Er is geen limiet op het totaal. Bij elke onbeperkte bundel staat hoeveel je elke dag op volle snelheid krijgt, en hoe snel het daarna is tot de volgende dag.',
  },
  {
    category: 'Data',
    question: 'Wat gebeurt er als mijn data op is?',
    answer:
      'De verbinding stopt, en er komen geen kosten bij. Bij 80% waarschuwen we je, zodat je op tijd meer kunt nemen. Als het bij de bundel staat, kun je data toevoegen aan dezelfde eSIM. Open “Mijn account” en kies “Data toevoegen”.',
  },
  {
    category: 'Terugbetaling',
    question: 'Kan ik mijn geld terugkrijgen?',
    answer: `Ja. Binnen ${refundTime} na je aankoop kun je alles terugkrijgen als de eSIM niet is geactiveerd of gebruikt. Kunnen we een eSIM niet leveren, dan betalen we je automatisch terug.`,
  },
  {
    category: 'Problemen',
    question: 'Ik ben geland en er is geen verbinding. Wat nu?',
    answer:
      'Kijk in je instellingen of de reis-eSIM aan staat, of hij is gekozen voor mobiele data en of dataroaming ervoor aan staat. Zet daarna de vliegtuigmodus aan en weer uit en wacht 2–3 minuten. Helpt dat niet, kies dan zelf een netwerk of stuur ons een bericht.',
  },
];
