import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>
      Non usiamo cookie pubblicitari. Nel tuo browser conserviamo solo ciò che serve al funzionamento del
      negozio.
    </p>
    <ul>
      <li>
        Un <b>cookie ospite</b> (__Host-simport_guest) indica che questo browser ha acquistato un’eSIM, così
        puoi rivederla senza un account. Resta per 90&nbsp;giorni dopo l’ultimo utilizzo.
      </li>
      <li>
        I <b>cookie di accesso</b> contengono la tua sessione e l’indicazione che ne hai una
        (__Host-simport_signed_in). Li ricevi solo quando accedi, ed entrambi spariscono quando esci o dopo
        7&nbsp;giorni senza visite. Se ti chiediamo di accedere durante un acquisto, ricordiamo che cosa stavi
        acquistando finché non l’hai fatto, al massimo per un’ora se per accedere serve un link ricevuto via
        email.
      </li>
      <li>
        Le <b>note del pagamento</b> contengono ciò che hai scritto nei campi di fatturazione, il metodo di
        pagamento che hai scelto e l’eventuale pagamento in corso, finché la scheda resta aperta, ma mai un
        numero di carta. Un numero per questo pagamento e i piani che hai acquistato per ultimi, che ci
        permettono di notare se paghi due volte per errore, restano finché non cancelli i dati del sito.
      </li>
      <li>
        La <b>tua risposta sulle analisi</b>, se te la chiediamo, resta finché non cancelli i dati del sito.
      </li>
      <WithLanguages>
        <li>
          La <b>tua lingua</b>, se ne scegli una, resta per un anno (simport_language). Se chiudi la riga che
          te ne propone un’altra, per lo stesso tempo non te lo chiediamo più.
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          La <b>tua valuta</b>, se ne scegli una, resta per un anno (simport_currency). Anche qui, se chiudi
          la riga che te ne propone un’altra, per un anno non te lo chiediamo più.
        </li>
      </WithCurrencies>
      <li>
        Ricordiamo <b>chi ti ha mandato</b> per 30&nbsp;giorni, con un codice e la data, se il link che ti ha
        portato qui indica un partner o un servizio. Conserviamo il codice insieme ai tuoi acquisti, per
        sapere chi ringraziare. Non ti identifica, e nessun altro lo riceve da noi.
      </li>
      <li>
        Le <b>immagini</b> delle destinazioni restano da 7 a 14&nbsp;giorni, così non devono essere caricate
        di nuovo.
      </li>
    </ul>
    <p>
      Al momento del pagamento, i fornitori di servizi di pagamento impostano i propri cookie contro le frodi
      e ne sono responsabili. Puoi cancellare tutto nelle impostazioni del browser. Un’eSIM che hai acquistato
      resta raggiungibile dal link nella sua email.
    </p>
  </>
);
