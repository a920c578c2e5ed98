import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './terms-of-use-words.tsx';

export const termsOfUse: typeof source.termsOfUse = ({ legalName, supportEmail }) => [
  {
    id: 'account',
    title: 'Il tuo account',
    body: (
      <p>
        Puoi acquistare senza un account. Se ne hai uno, tieni per te la password, usa un indirizzo email tuo
        e avvisaci se qualcun altro riesce a entrarci. Puoi smettere di usarlo in qualsiasi momento. Possiamo
        chiudere un account usato in violazione di questi termini. Le eSIM che hai pagato continuano a
        funzionare fino alla fine dei loro giorni, salvo che la legge lo vieti.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Uso consentito',
    body: (
      <>
        <p>Usa i piani e questo sito per ciò per cui sono fatti. In particolare, non puoi:</p>
        <ul>
          <li>violare la legge del Paese in cui ti trovi o i diritti altrui;</li>
          <li>inviare spam, diffondere malware o disturbare le reti o l’uso che altri ne fanno;</li>
          <li>
            rivendere i piani o usarli in macchine che si scambiano dati da sole, senza averlo concordato con
            noi;
          </li>
          <li>pagare con una carta o un conto che non sono tuoi;</li>
          <li>
            aggirare i limiti del sito o estrarne dati in modo così intenso da rallentarlo per gli altri.
          </li>
        </ul>
        <p>
          Le reti possono rallentare o interrompere i collegamenti usati in questo modo. In tal caso possiamo
          bloccare un piano. Se ci siamo sbagliati, ti compensiamo per ciò che hai perso.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Reti di terzi',
    body: (
      <p>
        Il tuo collegamento arriva da reti mobili locali che non gestiamo noi. Copertura e velocità dipendono
        dal luogo, dall’edificio, dal telefono e da quante persone sono online. Manutenzione, guasti e ordini
        delle autorità possono interromperlo. Non affidarti solo a un’eSIM di viaggio dove una vita o molto
        denaro dipendono dall’essere raggiungibili. Le chiamate di emergenza passano dalla tua SIM.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Il sito e i suoi contenuti',
    body: (
      <p>
        I testi, le immagini e i marchi di questo sito appartengono a {legalName} o a chi ci permette di
        usarli. Il software del negozio è open source, con una propria licenza. Puoi inserire link a questo
        sito e citarci, ma non fingere di essere noi.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Responsabilità',
    body: (
      <>
        <p>
          Rispondiamo senza limiti dove la legge lo prevede, per esempio in caso di dolo, colpa grave, frode e
          danni alla vita, all’integrità fisica o alla salute.
        </p>
        <p>
          Negli altri casi, la nostra responsabilità per tutto ciò che deriva dal sito e dai piani è limitata,
          per l’insieme di tutte le pretese, agli importi che ci hai pagato nei 12&nbsp;mesi precedenti. Non
          rispondiamo di danni indiretti, lucro cessante o affari mancati, né di ciò che fanno reti, telefoni
          o fornitori di servizi di pagamento, nella misura in cui la legge consente questo limite.
        </p>
        <p>
          Il sito e i piani sono forniti così come sono. Promettiamo ciò che dicono questi termini, e nulla di
          più.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Quando finisce un piano, e che cosa non dipende da noi',
    body: (
      <p>
        Un piano finisce con i suoi giorni o con i suoi dati. Nessuna delle due parti risponde di ciò che non
        può controllare, come calamità naturali, guerre, scioperi o guasti delle reti pubbliche. Se qualcosa
        del genere ci impedisce di consegnare, riavrai i tuoi soldi.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        La nostra <Link to={paths.privacy()}>informativa sulla privacy</Link> dice che cosa conserviamo su di
        te, perché e per quanto tempo.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Legge applicabile e controversie',
    body: (
      <>
        <p>
          Per prima cosa scrivici. La maggior parte delle questioni si risolve via email. Altrimenti si
          applica la legge del luogo degli Stati Uniti in cui {legalName} ha la sede legale, e sono competenti
          i tribunali di quel luogo. I consumatori che vivono altrove conservano la tutela della legge e dei
          tribunali del proprio Paese, dove quella legge lo prevede.
        </p>
        <p>Se una parte di questi termini non è valida, il resto si applica comunque.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Modifiche a questi termini',
    body: (
      <p>
        Possiamo modificare questi termini. Pubblichiamo le modifiche su questa pagina, con una nuova data in
        alto, e valgono per ciò che acquisti da quel momento in poi. A un piano che hai già si applicano
        ancora i termini del giorno in cui l’hai acquistato.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contatti',
    body: (
      <p>
        Per qualsiasi domanda su questi termini scrivi a <EmailLink to={supportEmail} />.
      </p>
    ),
  },
];
