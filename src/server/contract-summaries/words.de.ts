import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: 'Vertrags\u00ADzusammenfassung',
  intro:
    'Diese Vertragszusammenfassung enthält die Hauptbestandteile dieses Dienstangebots, wie es das EU-Recht vorschreibt. Sie hilft beim Vergleich verschiedener Dienstangebote. Vollständige Informationen über den Dienst sind in anderen Dokumenten enthalten.',
  headings: {
    service: 'Dienste und Geräte',
    speeds: 'Geschwindigkeiten des Internetdienstes und Abhilfe bei Problemen',
    price: 'Preis',
    duration: 'Laufzeit, Verlängerung und Kündigung',
    disabilities: 'Funktionen für Endnutzer mit Behinderungen',
    other: 'Sonstige einschlägige Informationen',
  },
  dataOnly: 'Prepaid-Internetzugang über Mobilfunknetze, ohne Anrufe, SMS und Telefonnummer.',
  esim: 'Er kommt als eSIM sofort nach der Zahlung, per E-Mail und auf der Seite der Bestellung. Du brauchst ein Handy ohne SIM-Lock, das eSIM unterstützt. Ein Gerät ist nicht enthalten.',
  onto: 'Er kommt auf eine eSIM, die du schon hast. Ein Gerät ist nicht enthalten.',
  networks: (names) => `Netze: ${names}.`,
  noNetworks: 'Unser Netzpartner sagt nicht, welche Mobilfunkgeneration er nutzt.',
  untilUsed: 'Volle Geschwindigkeit, bis die Daten aufgebraucht sind. Dann endet die Verbindung.',
  noPromise:
    'Wie schnell es ist, hängt vom Netz, vom Ort, von deinem Handy und davon ab, wie viele gerade online sind. Deshalb ist keine Geschwindigkeit garantiert.',
  once: (totals) => `Du zahlst einmal, im Voraus. Gesamtbetrag: ${totals}`,
  nothingElse:
    'Steuern und Gebühren sind enthalten. Weitere Kosten entstehen nicht, auch nicht, wenn die Daten aufgebraucht sind.',
  ends: 'Danach endet der Tarif von selbst. Er verlängert sich nicht, du musst also nichts kündigen.',
  accessible: (address) =>
    `Unsere Seiten und E-Mails sollen WCAG 2.2 Stufe AA erfüllen: Du kannst mit Tastatur oder Screenreader kaufen, installieren und Hilfe bekommen, und jeder Code steht auch als Text da. Mehr dazu: ${address}`,
  part: {
    title: 'Beschwerden und Streitigkeiten',
    text: 'Bitte schreib zuerst an {support_email}. Wenn wir uns nicht einigen, kannst du dich an die Regulierungsbehörde für Telekommunikation oder an eine Schlichtungsstelle in deinem Land wenden.',
  },
  documents: (addresses) => `Weitere Dokumente: ${addresses}`,
  made: (day) => `Erstellt am ${day}.`,
  download: 'Zusammenfassung herunterladen',
};
