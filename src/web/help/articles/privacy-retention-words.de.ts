import { formatSpan, RETENTION } from '../../../domain/retention.ts';
import type * as source from './privacy-retention-words.ts';

export const STORED_DATA: typeof source.STORED_DATA = [
  {
    what: 'Ein Kauf',
    holds:
      'Name und E-Mail-Adresse, eine zweite Adresse, wenn du eine angegeben hast, der Tarif, was er gekostet hat, wie du bezahlt hast und die Referenz des Zahlungsanbieters, Zeitpunkte, der Partner, der dich geschickt hat, falls es einen gab, und eine unkenntlich gemachte Form des Gast-Cookies, die zeigt, welcher Browser gekauft hat.',
    until: `Ohne Konto bis zu ${formatSpan(RETENTION.guestPurchase)} nach dem Kauf, sonst so lange wie das Konto. Danach löschen wir alles, was auf dich hinweist, und nur die Buchungsdaten bleiben.`,
  },
  {
    what: 'Ein nicht bezahlter Einkauf',
    holds: 'Dasselbe, soweit du es ausgefüllt und abgeschickt hast.',
    until: `${formatSpan(RETENTION.unpaidCheckout)}.`,
  },
  {
    what: 'Eine eSIM',
    holds:
      'Ihre Nummer (ICCID), ihre Codes in verschlüsselter Form, ihr Tarif und wie viele Daten noch übrig sind.',
    until:
      'So lange wie der Kauf. Danach löschen wir die Codes, und die Nummer bleibt bei den Buchungsunterlagen.',
  },
  {
    what: 'Ein Widerruf',
    holds:
      'Der Name und die E-Mail-Adresse, die du dafür angibst, wann er bei uns eingegangen ist und was daraus wurde. Was du an der Kasse zur sofortigen Lieferung bestätigt hast und wann.',
    until:
      'So lange wie der Kauf. Danach löschen wir Name und Adresse, und nur die Tatsache des Widerrufs bleibt bei den Buchungsunterlagen.',
  },
  {
    what: 'Ein Konto',
    holds:
      'Name, E-Mail-Adresse, ob die Adresse bestätigt ist, die Sprache, die du gewählt oder in der du gekauft hast, dein Passwort in einer Form, die sich nicht zurückrechnen lässt, oder die Nummer, unter der dich ein Anmeldedienst kennt.',
    until: `Bis zu ${formatSpan(RETENTION.account)} nach deiner letzten Aktivität oder bis du es löschst.`,
  },
  {
    what: 'Eine gespeicherte Karte',
    holds:
      'Dass du darum gebeten hast und die Nummer, unter der dich Stripe kennt. Die Karte selbst speichert Stripe, wir sehen die Marke, die letzten vier Ziffern und das Ablaufdatum.',
    until: 'Bis du sie entfernst oder dein Konto löschst. Dann löscht sie auch Stripe.',
  },
  {
    what: 'Eine Anmeldung',
    holds:
      'Wann eine Sitzung begonnen hat, wann sie zuletzt genutzt wurde und in welcher Art von Browser. Keine IP-Adresse.',
    until: 'Bis du dich abmeldest, 7 Tage nach der letzten Nutzung oder 30 Tage nach der Anmeldung.',
  },
  {
    what: 'E-Mails an dich',
    holds:
      'Dass eine E-Mail verschickt wurde, welche Art, wann und an welche Adresse. Ihren Text speichern wir nicht.',
    until: `${formatSpan(RETENTION.sentMail)}.`,
  },
  {
    what: 'Eine Anfrage als Unternehmen',
    holds:
      'Was du in das Formular schreibst, ob du Neuigkeiten möchtest, deine Einwilligung, der Zeitpunkt, die Art des Browsers und wie weit wir mit der Antwort sind.',
    until: `Bis zu ${formatSpan(RETENTION.enterpriseRequest)}.`,
  },
  {
    what: 'Nachrichten von Zahlungsanbietern',
    holds: 'Ihre Nummer, ihre Art und die Zahlung, um die es geht, aber keine Namen.',
    until: `${formatSpan(RETENTION.webhookReceipt)}.`,
  },
  {
    what: 'Eine Sperre',
    holds:
      'Die E-Mail-Adresse von jemandem, dem wir nichts mehr verkaufen, zum Beispiel nach einem Betrug, seit wann und warum.',
    until:
      'Bis wir sie aufheben, auch wenn wir alles andere schon gelöscht haben, denn mit dem Löschen wäre sie aufgehoben.',
  },
  {
    what: 'Zähler gegen Missbrauch',
    holds:
      'Wie oft etwas von einer IP-Adresse aus oder für ein Konto versucht wurde, beides in einer Form, die sich nicht zurückrechnen lässt.',
    until: 'Etwa einen Tag.',
  },
  {
    what: 'Suchen ohne Treffer',
    holds:
      'Was eingetippt wurde, wenn es höchstens 40 Buchstaben hat und weder eine Ziffer noch ein @, damit wir der Suche neue Namen beibringen können. Daneben steht eine Zahl von 0 bis 255, die sich Tausende Browser teilen. Sie sagt uns, ob mehrere Leute denselben Ort vermissen, nicht wer sie sind. Wir speichern dazu kein Cookie und keine IP-Adresse.',
    until: `${formatSpan(RETENTION.missedSearch)}.`,
  },
  {
    what: 'Buchungsunterlagen',
    holds:
      'Beträge, Zeitpunkte, Tarife, Referenzen von Zahlungen und Erstattungen sowie Rechnungen und Gutschriften, wie sie ausgestellt wurden. Dein Name und deine E-Mail-Adresse bleiben darauf nur, solange wir deinen Kauf speichern. Danach löschen wir sie auch dort.',
    until:
      'So lange, wie uns das Steuer- und Handelsrecht dazu verpflichtet, auch wenn wir den Rest schon gelöscht haben.',
  },
  {
    what: 'Angaben zur Mehrwertsteuer',
    holds:
      'Wenn der Preis Mehrwertsteuer enthält: die Länder deiner Karte, der mit der Zahlung übermittelten Adresse, deiner IP-Adresse und deiner eSIM und wie hoch die Steuer war. Kein Name und keine Adresse.',
    until: `${formatSpan(RETENTION.taxFacts)} nach dem Ende des Jahres, in dem du gekauft hast, weil das EU-Recht es verlangt, auch wenn wir den Rest schon gelöscht haben.`,
  },
];
