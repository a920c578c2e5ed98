import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>
      No usamos cookies publicitarias. En tu navegador solo guardamos lo necesario para que la tienda
      funcione.
    </p>
    <ul>
      <li>
        Una <b>cookie de invitado</b> (__Host-simport_guest) indica que en este navegador se compró una eSIM,
        para que puedas volver a verla sin cuenta. Permanece 90 días desde su último uso.
      </li>
      <li>
        Las <b>cookies de inicio de sesión</b> guardan tu sesión y una nota de que tienes una
        (__Host-simport_signed_in). Solo las recibes al iniciar sesión, y ambas desaparecen cuando la cierras
        o tras 7 días sin visitas. Si te pedimos que inicies sesión mientras compras, recordamos qué estabas
        comprando hasta que lo hagas, durante una hora como máximo si para ello hace falta un enlace de un
        correo.
      </li>
      <li>
        Las <b>notas del proceso de pago</b> guardan lo que escribes en los campos de facturación, el método
        de pago que eliges y cualquier pago en curso, mientras la pestaña está abierta, pero nunca un número
        de tarjeta. Un número de este proceso de pago y los últimos planes que compraste, que nos permiten
        notar si pagas dos veces sin querer, se quedan hasta que borres los datos del sitio.
      </li>
      <li>
        <b>Tu respuesta sobre la analítica</b>, si te la pedimos, se queda hasta que borres los datos del
        sitio.
      </li>
      <WithLanguages>
        <li>
          <b>Tu idioma</b>, si eliges uno, se queda un año (simport_language). Si cierras la línea que te
          ofrece otro, no volvemos a preguntarte durante el mismo tiempo.
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          <b>Tu moneda</b>, si eliges una, se queda un año (simport_currency). Si cierras la línea que te
          ofrece otra, tampoco volvemos a preguntarte durante un año.
        </li>
      </WithCurrencies>
      <li>
        Recordamos <b>quién te envió</b> durante 30 días, con un código y la fecha, si el enlace que te trajo
        aquí nombra a un socio o un servicio. Guardamos el código con tus compras, para saber a quién dar las
        gracias. No te identifica, y no se lo damos a nadie más.
      </li>
      <li>
        Las <b>imágenes</b> de los destinos se quedan de 7 a 14 días, para no tener que cargarlas otra vez.
      </li>
    </ul>
    <p>
      En el proceso de pago, los proveedores de pago usan sus propias cookies contra el fraude y responden de
      ellas. Puedes borrarlo todo en los ajustes de tu navegador. Siempre podrás llegar a una eSIM que hayas
      comprado con el enlace de su correo.
    </p>
  </>
);
