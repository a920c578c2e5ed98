import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './terms-of-use-words.tsx';

export const termsOfUse: typeof source.termsOfUse = ({ legalName, supportEmail }) => [
  {
    id: 'account',
    title: 'Tu cuenta',
    body: (
      <p>
        Puedes comprar sin cuenta. Si tienes una, guarda su contraseña para ti, usa tu propia dirección de
        correo electrónico y avísanos si alguien más entra. Puedes dejar de usarla cuando quieras. Podemos
        cerrar una cuenta que se use en contra de estas condiciones. Las eSIM que hayas pagado siguen
        funcionando hasta que terminen sus días, salvo que la ley lo prohíba.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Uso aceptable',
    body: (
      <>
        <p>Usa los planes y este sitio para lo que están hechos. En particular, no puedes:</p>
        <ul>
          <li>infringir la ley del país en el que estás ni los derechos de otras personas;</li>
          <li>
            enviar spam, difundir software malicioso ni perturbar las redes o el uso que otros hacen de ellas;
          </li>
          <li>
            revender planes ni usarlos en máquinas que intercambian datos por sí solas, salvo que lo hayamos
            acordado;
          </li>
          <li>pagar con una tarjeta o cuenta que no sea tuya;</li>
          <li>
            eludir los límites del sitio ni extraer su contenido de forma que vaya más lento para los demás.
          </li>
        </ul>
        <p>
          Las redes pueden ralentizar o cortar las conexiones que se usen de estas maneras. En ese caso
          podemos bloquear un plan. Si nos equivocamos, te compensaremos por lo que te hayas perdido.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Redes de terceros',
    body: (
      <p>
        Tu conexión viene de redes móviles locales que no operamos nosotros. La cobertura y la velocidad
        dependen del lugar, del edificio, de tu teléfono y de cuánta gente esté conectada. El mantenimiento,
        las averías y las órdenes oficiales pueden interrumpirla. No confíes solo en una eSIM de viaje cuando
        una vida o mucho dinero dependan de que se te pueda localizar. Las llamadas de emergencia van por tu
        propia SIM.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'El sitio y su contenido',
    body: (
      <p>
        Los textos, las imágenes y las marcas de este sitio pertenecen a {legalName} o a quienes nos permiten
        usarlos. El software de la tienda es de código abierto, con su propia licencia. Puedes enlazar a este
        sitio y citarnos, pero no hacerte pasar por nosotros.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Responsabilidad',
    body: (
      <>
        <p>
          Respondemos sin límite cuando la ley así lo dispone, por ejemplo en caso de dolo, negligencia grave,
          fraude y daños a la vida, la integridad física o la salud.
        </p>
        <p>
          Más allá de eso, nuestra responsabilidad por todo lo que se derive del sitio y de los planes se
          limita, para el conjunto de las reclamaciones, a los importes que nos hayas pagado en los 12 meses
          anteriores. No respondemos de daños indirectos, lucro cesante o negocios perdidos, ni de lo que
          hagan las redes, los teléfonos o los proveedores de pago, en la medida en que la ley permita tal
          límite.
        </p>
        <p>
          El sitio y los planes se ofrecen tal como están. Prometemos lo que dicen estas condiciones, y nada
          más.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Cuándo termina un plan y qué no podemos controlar',
    body: (
      <p>
        Un plan termina con sus días o con sus datos. Ninguna de las partes responde de lo que no puede
        controlar, como catástrofes naturales, guerras, huelgas o fallos de las redes públicas. Si algo así
        nos impide entregar, recuperas tu dinero.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacidad',
    body: (
      <p>
        Nuestra <Link to={paths.privacy()}>política de privacidad</Link> dice qué guardamos sobre ti, por qué
        y durante cuánto tiempo.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Ley aplicable y disputas',
    body: (
      <>
        <p>
          Escríbenos primero. La mayoría de las cosas se resuelven por correo electrónico. De lo contrario, se
          aplica la ley del lugar de Estados Unidos donde {legalName} tiene su domicilio social, y deciden los
          tribunales de allí. Los consumidores que viven en otro lugar conservan la protección de la ley y los
          tribunales de su propio país cuando esa ley así lo establece.
        </p>
        <p>Si una parte de estas condiciones no es válida, el resto sigue vigente.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Cambios en estas condiciones',
    body: (
      <p>
        Podemos revisar estas condiciones. Publicamos los cambios en esta página con una nueva fecha al
        principio, y se aplican a lo que compres a partir de entonces. A un plan que ya tienes se le siguen
        aplicando las condiciones del día en que lo compraste.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contacto',
    body: (
      <p>
        Escribe a <EmailLink to={supportEmail} /> sobre estas condiciones.
      </p>
    ),
  },
];
