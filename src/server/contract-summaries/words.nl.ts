import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: 'Samenvatting van het contract',
  intro:
    'Deze samenvatting van het contract bevat de belangrijkste elementen van dit dienstenaanbod, zoals vereist door het EU-recht. Ze helpt om dienstenaanbiedingen te vergelijken. Volledige informatie over de dienst staat in andere documenten.',
  headings: {
    service: 'Diensten en apparatuur',
    speeds: 'Snelheden van de internetdienst en rechtsmiddelen bij problemen',
    price: 'Prijs',
    duration: 'Duur, verlenging en beëindiging',
    disabilities: 'Kenmerken voor eindgebruikers met een handicap',
    other: 'Andere relevante informatie',
  },
  dataOnly: 'Prepaid internettoegang via mobiele netwerken, zonder bellen, sms en telefoonnummer.',
  esim: 'Je krijgt een eSIM direct na je betaling, per e-mail en op de pagina van de bestelling. Je hebt een simlockvrije telefoon nodig die eSIM ondersteunt. Er is geen apparaat inbegrepen.',
  onto: 'De bundel komt op een eSIM die je al hebt. Er is geen apparaat inbegrepen.',
  networks: (names) => `Netwerken: ${names}.`,
  noNetworks: 'Onze leverancier zegt niet welke generatie netwerken hij gebruikt.',
  untilUsed: 'Op volle snelheid tot de data op is. Daarna stopt de verbinding.',
  noPromise:
    'Hoe snel het is, hangt af van het netwerk, de plaats, je telefoon en hoeveel mensen online zijn. Er is dus geen snelheid gegarandeerd.',
  once: (totals) => `Je betaalt één keer, vooraf. Totaal: ${totals}`,
  nothingElse: 'Belastingen en kosten zijn inbegrepen. Er komt niets bij, ook niet als de data op is.',
  ends: 'Daarna stopt de bundel vanzelf. Hij wordt niet verlengd, dus je hoeft niets op te zeggen.',
  accessible: (address) =>
    `Onze pagina’s en e-mails zijn bedoeld om te voldoen aan WCAG 2.2 niveau AA: je kunt kopen, installeren en hulp krijgen met een toetsenbord of schermlezer, en elke code staat er ook als tekst. Meer hierover: ${address}`,
  part: {
    title: 'Klachten en geschillen',
    text: 'Schrijf eerst naar {support_email}. Komen we er samen niet uit, dan kun je naar de toezichthouder voor elektronische communicatie of een geschillencommissie in je land.',
  },
  documents: (addresses) => `Andere documenten: ${addresses}`,
  made: (day) => `Opgesteld op ${day}.`,
  download: 'Samenvatting downloaden',
};
