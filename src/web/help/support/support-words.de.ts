import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: 'Kompatibilität',
    question: 'Funktioniert mein Handy mit einer eSIM?',
    answer:
      'Es muss eSIM-fähig und ohne SIM-Lock sein. Der Gerätecheck auf der Installationsseite nennt Modelle. Um sicherzugehen, such in den Einstellungen deines Handys nach „eSIM hinzufügen“. Gibt es den Punkt, funktioniert es.',
  },
  {
    category: 'Installation',
    question: 'Wann soll ich die eSIM installieren?',
    answer:
      'Installiere sie vor der Abreise, solange du WLAN hast. Mit der Installation beginnt der Tarif noch nicht. Bei den meisten Tarifen beginnen die Tage, wenn dein Handy am Reiseziel zum ersten Mal online geht. Das steht in den Angaben zu jedem Tarif.',
  },
  {
    category: 'Installation',
    question: 'Wie lange dauert die Installation?',
    answer:
      'Die Schritte dauern eine Minute. Warte dann 2–3 Minuten auf die Registrierung. Lass das Handy im WLAN und bleib auf dem Bildschirm, bis dort steht, dass die eSIM bereit ist.',
  },
  {
    category: 'Lieferung',
    question: 'Ich habe bezahlt. Wo ist mein QR-Code?',
    answer:
      'Er kommt meist innerhalb einer Minute per E-Mail an die Adresse, die du an der Kasse angegeben hast. Schau auch im Spam-Ordner nach. Dieselben Codes findest du auf der privaten Seite deiner Bestellung und, im Browser, mit dem du gekauft hast, unter „Mein Konto“.',
  },
  {
    category: 'Codes',
    question: 'Kann ich den QR-Code noch einmal oder auf einem anderen Handy nutzen?',
    answer:
      'Nein. QR-Codes und Codes zum Eintippen funktionieren nur einmal. Installiere die eSIM auf dem Handy, mit dem du reist, und lass sie dort, bis die Reise vorbei ist.',
  },
  {
    category: 'Anrufe',
    question: 'Behalte ich meine Nummer, meine Anrufe und meine Chats?',
    answer:
      'Ja. Die Reise-eSIM ist nur für Daten und funktioniert neben deiner eigenen SIM. Deine Messenger behalten die Nummer, mit der du dich dort registriert hast. Lass das Daten-Roaming bei deiner eigenen SIM aus, damit sie dich nichts kostet.',
  },
  {
    category: 'Daten',
    question: 'Was bedeutet „Unbegrenzt“?',
    answer:
      'Insgesamt gibt es keine Grenze. In den Angaben zu jedem unbegrenzten Tarif steht, wie viel du jeden Tag mit voller Geschwindigkeit bekommst und wie schnell es danach bis zum nächsten Tag ist.',
  },
  {
    category: 'Daten',
    question: 'Was passiert, wenn meine Daten aufgebraucht sind?',
    answer:
      'Die Verbindung endet, und es kommen keine Kosten dazu. Bei 80\u00A0% sagen wir dir Bescheid, damit du rechtzeitig mehr holen kannst. Wenn es in den Angaben zum Tarif steht, kannst du dieselbe eSIM aufladen. Öffne „Mein Konto“ und wähle „Daten hinzufügen“.',
  },
  {
    category: 'Erstattungen',
    question: 'Kann ich mein Geld zurückbekommen?',
    answer: `Ja, bis zu ${refundTime} nach dem Kauf bekommst du alles zurück, wenn die eSIM nicht aktiviert oder genutzt wurde. Können wir eine eSIM nicht liefern, erstatten wir sie dir automatisch.`,
  },
  {
    category: 'Probleme',
    question: 'Ich bin gelandet und habe keine Verbindung. Was jetzt?',
    answer:
      'Prüfe in den Einstellungen, ob die Reise-eSIM eingeschaltet und für mobile Daten gewählt ist und ob ihr Daten-Roaming an ist. Schalte dann den Flugmodus ein und wieder aus und warte 2–3 Minuten. Hilft das nicht, wähle ein Netz von Hand oder schreib uns.',
  },
];
