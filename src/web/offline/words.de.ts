import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Auf diesem Handy speichern', device: 'Auf diesem Gerät speichern' },
  what: 'QR-Code, Codes und Schritte öffnen sich dann auch ohne Netz.',
  kept: 'Alles ist hier gespeichert und öffnet sich ohne Netz.',
  open: 'Gespeichertes ansehen',
  remove: 'Vom Gerät löschen',
  removed: 'Es wurde vom Gerät gelöscht.',
  iphone:
    'Safari löscht es nach 7 Tagen ohne Besuch. Damit es länger bleibt, füge diese Seite deinem Home-Bildschirm hinzu.',
  failed: {
    offline: 'Es ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
    full: 'Hier ist kein Platz mehr. Schaff etwas Platz und versuch es noch einmal.',
    blocked:
      'Dieser Browser speichert nichts für Websites. Verlass den privaten Modus, erlaube Cookies für diese Website oder druck die Seite aus.',
    over: 'Hier gibt es nichts zu speichern. Diese eSIM ist abgelaufen oder wird zurückgegeben.',
  },
};
