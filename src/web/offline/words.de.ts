import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Auf diesem Handy behalten', device: 'Auf diesem Gerät behalten' },
  what: 'QR-Code, Codes und Schritte öffnen sich dann auch ohne Netz.',
  kept: 'Alles liegt hier und öffnet sich ohne Netz.',
  open: 'Ansehen, was hier liegt',
  remove: 'Von hier löschen',
  removed: 'Es wurde von hier gelöscht.',
  iphone:
    'Safari löscht es nach 7 Tagen ohne Besuch. Damit es länger bleibt, füge diese Seite deinem Home-Bildschirm hinzu.',
  failed: {
    offline: 'Es ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
    full: 'Hier ist kein Platz mehr. Schaff etwas Platz und versuch es noch einmal.',
    blocked:
      'Dieser Browser speichert nichts für Websites. Verlass den privaten Modus, erlaube Cookies für diese Website oder druck die Seite aus.',
    over: 'Hier gibt es nichts zu behalten. Diese eSIM ist abgelaufen oder wird zurückgegeben.',
  },
};
