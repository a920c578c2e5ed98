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
    title: 'Qué se guarda en tu navegador',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Mediciones',
    body: (
      <>
        <p>
          Las páginas informan de lo rápido que se han cargado y de si su contenido ha dado saltos. Cada
          informe contiene el tipo de página y las cifras. No lleva cookies ni está vinculado a ti.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              También usamos el servicio de analítica de sesiones de otra empresa con las visitas que lo
              permiten. Su script ve qué páginas se usan y cómo. Nunca lo cargamos en el proceso de pago, en
              las páginas de tu pedido y de tu cuenta, donde inicias sesión ni donde nos escribe una empresa.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>Este sitio no usa el servicio de analítica de ninguna otra empresa.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Quién más recibe datos',
    body: (
      <>
        <p>
          Solo compartimos datos con quienes necesitamos para prestar el servicio, y solo los que hacen falta
          para ello:
        </p>
        <ul>
          <li>
            Los <b>proveedores de pago</b> ({paypal ? 'Stripe para tarjetas, PayPal' : 'Stripe para tarjetas'}
            ) reciben el importe, tu nombre y tu dirección de correo electrónico, y los datos de tu tarjeta o
            cuenta directamente de ti. De estos últimos responden ellos.
          </li>
          {chargesTax && (
            <li>
              <b>VIES</b>, el registro de números de IVA de la Unión Europea, recibe el número de IVA de una
              empresa si nos das uno, para confirmarlo.
            </li>
          )}
          <li>
            El <b>mayorista de eSIM</b> (eSIM Go) recibe el plan que has pedido. No recibe ni tu nombre ni tu
            dirección.
          </li>
          <li>
            Las <b>redes móviles</b> que usas en el extranjero ven tu teléfono y la eSIM, como cualquier red,
            conforme a la ley de su país.
          </li>
          <li>
            Las <b>empresas de alojamiento</b> mantienen las máquinas de la tienda y del servidor que envía
            nuestros correos, así que lo que guardamos y lo que te escribimos pasa por ellas.
          </li>
          {google && (
            <li>
              Un <b>proveedor de inicio de sesión</b> como Google sabe que inicias sesión con él, si eliges
              hacerlo, y nosotros recibimos tu nombre y tu dirección de correo electrónico.
            </li>
          )}
          <li>
            Las <b>autoridades y los tribunales</b> reciben datos cuando la ley lo exige.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Datos en otros países',
    body: (
      <p>
        Somos una empresa de Estados Unidos, y algunas de las entidades nombradas arriba trabajan en otros
        países. Cuando la ley de tu país exige garantías, como las cláusulas contractuales tipo de la Unión
        Europea, la transferencia se basa en ellas. Usar una eSIM en el extranjero implica que las redes de
        allí gestionan tu tráfico.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Cómo los protegemos',
    body: (
      <p>
        Las conexiones con la tienda están cifradas. Donde guardamos los códigos de activación, los ciframos
        otra vez; conservamos las contraseñas y los secretos del navegador en una forma irreversible, y solo
        abrimos la página privada de un pedido con su enlace. Guarda para ti ese enlace y el correo en el que
        llegó.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Tus derechos',
    body: (
      <>
        <p>
          Puedes preguntar qué guardamos sobre ti, recibir una copia, pedir que se rectifique o se suprima,
          limitar su tratamiento u oponerte a él. Basta con un correo a <EmailLink to={supportEmail} /> desde
          la dirección con la que compraste. Respondemos en el plazo de un mes. Los registros contables se
          quedan tanto tiempo como la ley nos obligue a conservarlos.
        </p>
        <p>
          Si crees que tratamos mal tus datos, también puedes presentar una reclamación ante la autoridad de
          protección de datos del lugar donde vives.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Menores',
    body: (
      <p>
        La tienda es para personas de 18 años o más, y para menores de esa edad con el consentimiento de su
        padre, madre o tutor legal. No guardamos a sabiendas datos de menores sin él. Avísanos si ocurre y los
        borraremos.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'Cambios en esta política',
    body: (
      <p>
        Podemos revisar esta política periódicamente. Los cambios importantes se publican en esta página, con
        una nueva fecha de «Última actualización» al principio. Te pedimos que la consultes con regularidad.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contacto',
    body: (
      <p>
        Escribe a <EmailLink to={supportEmail} subject="Privacidad" /> o usa cualquier otra vía de la{' '}
        <Link to={paths.support()}>página de soporte</Link>.
      </p>
    ),
  },
];
