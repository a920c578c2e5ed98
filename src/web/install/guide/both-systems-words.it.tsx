import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

type Section = (typeof source.BOTH_SYSTEMS)[number];

const BEFORE: Section = {
  id: 'before',
  title: 'Prima di iniziare',
  body: (
    <ul>
      <li>
        Il tuo telefono è compatibile con le eSIM e sbloccato. La{' '}
        <Link to={paths.deviceChecker()}>verifica della compatibilità</Link> elenca i modelli.
      </li>
      <li>È collegato al Wi-Fi. Senza connessione non puoi scaricare l’eSIM.</li>
      <li>
        Hai l’email con i tuoi codici, su un altro schermo o su carta se vuoi scansionarli. I codici QR e i
        codici manuali funzionano una volta sola.
      </li>
      <li>
        Con iOS 17.4 o versioni successive, e su alcuni telefoni Android, basta un tocco sul link nell’email
        per fare tutto.
      </li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): Section => ({
  id: system,
  title: SYSTEM_NAMES[system],
  body: (
    <>
      <h3>{METHOD_NAMES.qr}</h3>
      <StepList system={system} method="qr" />
      <h3>{METHOD_NAMES.manual}</h3>
      <StepList system={system} method="manual" isSecond />
    </>
  ),
});

const TROUBLE: Section = {
  id: 'trouble',
  title: 'Se qualcosa va storto',
  body: (
    <>
      <h3>“Questo codice non è più valido”</h3>
      <p>
        È già stato usato. Guarda l’elenco delle SIM nelle impostazioni. Probabilmente l’eSIM è già lì. Se non
        c’è, scrivici e lascia tutto com’è.
      </p>
      <h3>Il telefono non propone di aggiungere un’eSIM</h3>
      <p>
        Non è compatibile con le eSIM, o il suo operatore l’ha bloccato. Gli operatori sbloccano un telefono
        che è stato pagato del tutto. Fino ad allora puoi avere un rimborso entro <RefundTime />{' '}
        dall’acquisto, perché l’eSIM non è attivata.
      </p>
      <h3>È installata, ma indica “Nessun servizio”</h3>
      <p>
        A casa è normale, perché il piano funziona a destinazione. Dopo l’atterraggio aspetta 2-3&nbsp;minuti,
        poi controlla che l’eSIM sia attiva, scelta per i dati mobili e con il roaming dati attivo.
      </p>
      <h3>Vedi le tacche, ma internet non va</h3>
      <p>
        Attiva e disattiva la modalità aereo. Se non basta, disattiva la selezione automatica della rete e
        provane un’altra dell’elenco. Ad alcuni telefoni Android serve anche un APN, che puoi chiedere
        all’assistenza.
      </p>
      <p>
        Ancora niente? Sulla <Link to={paths.support()}>pagina di assistenza</Link> trovi una persona che ti
        aiuta.
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: typeof source.BOTH_SYSTEMS = [
  BEFORE,
  sectionOf('ios'),
  sectionOf('android'),
  TROUBLE,
];
