import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';
import type * as source from './privacy-of-sharing-words.tsx';

export const privacyOfSharing: typeof source.privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}) => [
  {
    id: 'browser',
    title: 'Che cosa viene conservato nel tuo browser',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Misurazioni',
    body: (
      <>
        <p>
          Le pagine segnalano in quanto tempo si sono caricate e se il contenuto si è spostato. Una
          segnalazione indica il tipo di pagina e i valori misurati. Non usa cookie e non è collegata a te.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              Usiamo anche il servizio di analisi delle sessioni di un’altra azienda, per i visitatori che lo
              permettono. Il suo script vede quali pagine vengono usate e come. Non lo carichiamo mai al
              momento del pagamento, nelle pagine dei tuoi ordini e del tuo account, dove accedi, né dove
              un’azienda ci scrive.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>Questo sito non usa servizi di analisi di altre aziende.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Chi altro riceve i dati',
    body: (
      <>
        <p>
          Condividiamo dati solo con chi ci serve per fornire il servizio, e solo quelli necessari a questo
          scopo:
        </p>
        <ul>
          <li>
            <b>I fornitori di servizi di pagamento</b> (
            {paypal ? 'Stripe per le carte, PayPal' : 'Stripe per le carte'}) ricevono l’importo, il tuo nome
            e il tuo indirizzo email e, direttamente da te, i dati della tua carta o del tuo conto. Di questi
            ultimi sono essi stessi responsabili.
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>, il registro delle partite IVA dell’Unione europea, riceve la partita IVA di
              un’azienda, se ce ne dai una, per confermarla.
            </li>
          )}
          <li>
            <b>Il grossista di eSIM</b> (eSIM Go) riceve il piano che hai ordinato. Non riceve né il tuo nome
            né il tuo indirizzo.
          </li>
          <li>
            <b>Le reti mobili</b> che usi all’estero vedono il tuo telefono e l’eSIM, come qualsiasi rete,
            secondo la legge del loro Paese.
          </li>
          <li>
            <b>Le società di hosting</b> gestiscono le macchine del negozio e del server che invia le nostre
            email, quindi ciò che conserviamo e ciò che ti scriviamo passa da loro.
          </li>
          {google && (
            <li>
              <b>Un servizio di accesso</b> come Google viene a sapere che accedi tramite lui, se scegli di
              farlo, e noi veniamo a sapere il tuo nome e il tuo indirizzo email.
            </li>
          )}
          <li>
            <b>Le autorità e i tribunali</b> ricevono dati dove la legge lo richiede.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Dati in altri Paesi',
    body: (
      <p>
        Siamo una società degli Stati Uniti, e alcuni dei soggetti indicati sopra lavorano in altri Paesi.
        Dove la legge del tuo Paese richiede garanzie, come le clausole contrattuali tipo dell’Unione europea,
        il trasferimento si basa su di esse. Usare un’eSIM all’estero significa che le reti del posto
        gestiscono il tuo traffico.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Come li proteggiamo',
    body: (
      <p>
        I collegamenti al negozio sono cifrati. I codici di attivazione li cifriamo di nuovo dove li
        conserviamo, teniamo le password e i segreti del browser in forma irreversibile, e apriamo la pagina
        privata di un ordine solo con il suo link. Tieni per te quel link, e l’email in cui è arrivato.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'I tuoi diritti',
    body: (
      <>
        <p>
          Puoi chiederci che cosa conserviamo su di te, ottenerne una copia, farlo rettificare o cancellare,
          limitarne il trattamento od opporti. Basta un’email a <EmailLink to={supportEmail} /> dall’indirizzo
          con cui hai acquistato. Rispondiamo entro un mese. I documenti contabili restano per tutto il tempo
          in cui la legge ci obbliga a conservarli.
        </p>
        <p>
          Se pensi che stiamo trattando i tuoi dati in modo scorretto, puoi anche presentare un reclamo
          all’autorità per la protezione dei dati del luogo in cui vivi.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Minori',
    body: (
      <p>
        Il negozio è per chi ha almeno 18&nbsp;anni, e per i più giovani con il consenso di un genitore o
        tutore. Senza quel consenso non conserviamo consapevolmente dati di minori. Se dovesse succedere,
        diccelo e li cancelleremo.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'Modifiche a questa informativa',
    body: (
      <p>
        Possiamo modificare questa informativa di tanto in tanto. Le modifiche sostanziali vengono pubblicate
        su questa pagina, con una nuova data di “Ultimo aggiornamento” in alto. Ti consigliamo di rileggerla
        regolarmente.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contatti',
    body: (
      <p>
        Scrivi a <EmailLink to={supportEmail} subject="Privacy" />, o usa qualsiasi altro modo indicato sulla{' '}
        <Link to={paths.support()}>pagina di assistenza</Link>.
      </p>
    ),
  },
];
