import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'Antes de empezar',
  body: (
    <ul>
      <li>
        Tu teléfono es compatible con eSIM y está libre, sin bloqueo de operador. El{' '}
        <Link to={paths.deviceChecker()}>Comprobador de compatibilidad</Link> contiene una lista de modelos.
      </li>
      <li>Está conectado a una red Wi-Fi. Sin conexión no puedes descargar la eSIM.</li>
      <li>
        Tienes el correo con tus códigos, en otra pantalla o en papel si quieres escanear. Los códigos QR y
        los códigos manuales funcionan una sola vez.
      </li>
      <li>Con iOS 17.4 o posterior, y en algunos teléfonos Android, basta con tocar el enlace del correo.</li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): ArticleSection => ({
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

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: 'Si algo sale mal',
  body: (
    <>
      <h3>«Este código ya no es válido»</h3>
      <p>
        Ya se ha usado. Mira la lista de SIM en los ajustes. Lo más probable es que la eSIM ya esté ahí. Si no
        está, escríbenos y déjalo todo como está.
      </p>
      <h3>Tu teléfono no ofrece añadir una eSIM</h3>
      <p>
        No es compatible con eSIM o su operador lo ha bloqueado. Los operadores desbloquean un teléfono que ya
        está pagado. Mientras tanto, puedes obtener un reembolso hasta <RefundTime /> después de la compra, ya
        que la eSIM no está activada.
      </p>
      <h3>Está instalada, pero indica «Sin servicio»</h3>
      <p>
        En casa es normal, porque el plan funciona en su destino. Después de aterrizar, espera 2 o 3 minutos y
        comprueba que la eSIM está activada, elegida para los datos móviles y con el roaming de datos
        activado.
      </p>
      <h3>Ves barras de señal, pero no tienes internet</h3>
      <p>
        Activa y desactiva el modo avión. Si sigue igual, desactiva la selección automática de red y prueba
        otra de la lista. Algunos teléfonos Android también necesitan un APN, que soporte puede darte.
      </p>
      <p>
        ¿Sigue sin funcionar? Habla con una persona en la <Link to={paths.support()}>página de soporte</Link>.
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
