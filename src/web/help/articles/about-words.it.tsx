import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

/** The company's principles. */
const PRINCIPLES = [
  { name: 'Semplicità', meaning: 'Scegli, paghi, installi. Tutto il resto lo lasciamo fuori.' },
  {
    name: 'Affidabilità',
    meaning:
      'Un ordine pagato finisce con un’eSIM che funziona o con i soldi restituiti. Non c’è una via di mezzo.',
  },
  {
    name: 'Innovazione',
    meaning:
      'Quando i telefoni imparano qualcosa che ti risparmia un passaggio, lo usiamo: per esempio l’installazione con un solo tocco.',
  },
  {
    name: 'Trasparenza',
    meaning:
      'La pagina di ogni piano dice quanto paghi alla fine. Ogni piano dice quanto è veloce e quando iniziano i suoi giorni, e se non lo sappiamo lo diciamo.',
  },
  {
    name: 'Attenzione al cliente',
    meaning: 'Scrivi, a qualsiasi ora, a persone che possono vedere il tuo ordine e intervenire.',
  },
  {
    name: 'Libertà',
    meaning:
      'Qui non ti serve un account, e nessun piano si rinnova o ti vincola. La tua SIM resta nel telefono.',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: 'L’azienda in breve',
    body: (
      <>
        <p>
          {brand} vende dati di viaggio prepagati sotto forma di eSIM, con piani per singoli Paesi e per
          intere regioni, in più di 200&nbsp;Paesi. Scegli un piano, paghi una volta sola e lo installi sul
          telefono che hai già. Niente negozio, niente scheda di plastica e niente abbonamento.
        </p>
        <p>
          I nostri clienti sono viaggiatori che vogliono una mappa che funziona appena atterrano, e aziende
          che mandano persone all’estero e vogliono sapere prima quanto costa.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'La nostra missione',
    body: (
      <p>
        Vogliamo che essere online all’estero sia normale come lo è a casa. Per questo servono un prezzo che
        vedi prima di pagare, una configurazione che anche una persona stanca riesce a completare in
        aeroporto, e l’aiuto di persone vere quando qualcosa va storto.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'Le origini',
    body: (
      <p>
        {legalName} è stata fondata nel 2025. Tutto è nato da un semplice fastidio. I telefoni sapevano fare
        qualsiasi cosa, eppure in un nuovo Paese la prima ora se ne andava ancora a cercare una rete, un
        chiosco o una password. I telefoni avevano imparato a usare un’eSIM, ma acquistarne una restava
        complicato. Così abbiamo creato un negozio dove basta un minuto.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'Come lavoriamo',
    body: (
      <>
        <p>
          Non gestiamo reti mobili. Acquistiamo dati da un partner all’ingrosso che ha accordi con reti locali
          in tutto il mondo, e li vendiamo come piani con una durata e un prezzo fissi. Il tuo telefono usa
          poi le stesse antenne di chi vive lì.
        </p>
        <p>
          Appena hai pagato, il tuo ordine va direttamente al nostro partner. La tua eSIM ti arriva via email,
          con un codice QR e i codici di attivazione, e la trovi anche sulla sua pagina. Se non possiamo
          consegnarla, ti rimborsiamo per intero senza che tu debba chiederlo.
        </p>
        <p>
          Del pagamento si occupano i fornitori di servizi di pagamento, e i numeri delle carte non passano
          mai dai nostri sistemi. La nostra <Link to={paths.privacy()}>informativa sulla privacy</Link> dice
          che cosa conserviamo, e per quanto tempo.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'Dati societari',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>Ragione sociale</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>Fondazione</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>Tipo di società</dt>
          <dd>Operatore eSIM degli Stati Uniti</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>Indirizzo</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>Marchio</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'I nostri principi',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: 'Contatti',
    body: (
      <>
        <p>
          Scrivi a <EmailLink to={supportEmail} /> per qualsiasi piano o ordine. Leggiamo le email 24&nbsp;ore
          su&nbsp;24, e sulla <Link to={paths.support()}>pagina di assistenza</Link> trovi gli orari della
          chat dal vivo.
        </p>
        <p>
          Ti servono eSIM per un team o un’azienda? Scrivici dalla{' '}
          <Link to={paths.businessContact()}>pagina per le aziende</Link> e ti rispondiamo{' '}
          {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
