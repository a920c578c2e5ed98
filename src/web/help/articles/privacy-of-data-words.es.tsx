import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './privacy-of-data-words.tsx';
import { STORED_DATA } from './privacy-retention-words.ts';
import { retentionWords } from './words.ts';

import styles from './privacy-of-data.module.css';

export const privacyOfData: typeof source.privacyOfData = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'who',
    title: 'Quién es responsable',
    body: (
      <p>
        {legalName}
        {legalAddress && `, ${legalAddress},`} gestiona {brand} y decide qué se hace con los datos que se
        describen aquí. Escribe a <EmailLink to={supportEmail} /> sobre cualquier punto de esta página.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'En resumen',
    body: (
      <ul>
        <li>Puedes mirar sin decirnos quién eres y comprar sin cuenta.</li>
        <li>Guardamos lo que necesitamos para venderte una eSIM, entregarla y responder de ella después.</li>
        <li>
          Los números de tarjeta nunca llegan a nuestros sistemas. Los códigos de activación solo los
          guardamos cifrados.
        </li>
        <li>No vemos qué sitios abres con una eSIM, solo cuántos datos quedan.</li>
        <li>No vendemos tus datos.</li>
        <li>Lo que ya no necesitamos se borra automáticamente cada día.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'Qué guardamos y durante cuánto tiempo',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'Por qué y con qué base jurídica',
    body: (
      <ul>
        <li>
          <b>Para cumplir tu contrato:</b> compras, eSIM, cuentas, inicios de sesión y los correos sobre
          ellos.
        </li>
        <li>
          <b>Porque la ley lo exige:</b> registros contables.
        </li>
        <li>
          <b>Porque tenemos un buen motivo que no pesa más que los tuyos:</b> contadores contra abusos,
          mensajes de los proveedores de pago, qué socio envió a quien compra y registros que nos permiten
          encontrar fallos. Los registros propios de la tienda no contienen nombres, direcciones de correo
          electrónico ni direcciones de red.
        </li>
        <li>
          <b>Porque lo aceptaste:</b> solicitudes de empresas, novedades si las pediste y tarjetas guardadas.
          Puedes retirar tu consentimiento cuando quieras por correo electrónico, y quitar una tarjeta por tu
          cuenta en tu panel.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'Novedades y ofertas',
    body: (
      <p>
        Si compras con el formulario de pago, podemos escribirte sobre planes similares, salvo que allí nos
        digas que prefieres que no. Guardamos tu decisión con la compra. Si pagas con una billetera digital,
        no guardamos ninguna decisión de este tipo. Puedes oponerte cuando quieras con un correo a{' '}
        <EmailLink to={supportEmail} />, y dejaremos de hacerlo. Los correos sobre tus propios pedidos no son
        publicidad y llegan en cualquier caso.
      </p>
    ),
  },
];

/** What is stored, its content, and for how long; a list of cards if a table has no room. */
function RetentionTable() {
  return (
    <dl className={styles['table']}>
      {STORED_DATA.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{retentionWords.kept}</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
