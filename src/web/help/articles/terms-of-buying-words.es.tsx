import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: 'Sobre nosotros',
    body: (
      <>
        <p>
          {brand} es un servicio de {legalName}
          {legalAddress && `, ${legalAddress}`} («nosotros»). Estas condiciones se aplican siempre que usas
          este sitio, compras aquí un plan eSIM o lo utilizas. Al hacerlo, las aceptas. Si no las aceptas, te
          pedimos que no uses el sitio.
        </p>
        <p>
          Si la ley del lugar donde vives da a los consumidores derechos que un contrato no puede quitar,
          conservas esos derechos diga lo que diga este texto.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Quién puede comprar',
    body: (
      <p>
        Debes tener al menos 18 años, o contar con el consentimiento de tu padre, madre o tutor legal, que
        acepta estas condiciones por ti. Si compras para una empresa, confirmas que puedes actuar en su
        nombre.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Qué compras',
    body: (
      <>
        <p>
          Un plan es una cantidad de datos móviles de prepago para un país o una región determinados y un
          número fijo de días, y se entrega como eSIM. Son solo datos, sin número de teléfono, llamadas ni
          SMS.
        </p>
        <p>
          La página de un plan dice cuánto recibes, durante cuántos días, a qué velocidad si la conocemos,
          cuándo empiezan los días y si puedes recargarlo. Los planes llamados Ilimitado no tienen límite
          total. Su ficha dice cuánto recibes cada día a velocidad máxima y qué velocidad hay después.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Tu teléfono',
    body: (
      <p>
        Tu teléfono debe ser compatible con eSIM y estar libre, sin bloqueo de operador. Te corresponde a ti
        comprobarlo antes de comprar. El <Link to={paths.deviceChecker()}>Comprobador de compatibilidad</Link>{' '}
        contiene una lista de modelos, y los ajustes de tu teléfono tienen la última palabra. Algunos modelos
        se venden sin eSIM en algunos países.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Precios, pedidos y pago',
    body: (
      <>
        <p>
          Pagas en la moneda que se muestra al pagar.{' '}
          {feePolicy === 'included'
            ? 'El precio de un plan es lo que pagas, sea cual sea el método de pago que elijas.'
            : 'Antes de pagar, el proceso de pago muestra el precio del plan, la comisión del método de pago que hayas elegido y el total.'}{' '}
          No cobramos nada más, y nada se renueva automáticamente. {taxesIn(chargesTax)}
        </p>
        <p>
          Tu pedido es una oferta, y el contrato se celebra cuando tu pago se ha completado. Si un precio
          cambia mientras estás pagando, te mostramos el nuevo y volvemos a preguntarte. Un error evidente en
          el precio no nos obliga. En ese caso cancelamos el pedido y te hacemos un reembolso íntegro.
        </p>
        <p>
          De los pagos se encargan los proveedores de pago, con sus propias condiciones. Si impugnas un cargo
          ante tu banco, escríbenos también a nosotros. Así, la mayoría de las disputas se resuelven antes.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Entrega',
    body: (
      <>
        <p>
          Tu eSIM llega por correo electrónico, con un código QR y códigos de activación, y está en la página
          privada de tu pedido. Suele tardar alrededor de un minuto. Danos una dirección a la que tengas
          acceso. Cualquiera que tenga los códigos puede instalar la eSIM.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'Instalación y validez',
    body: (
      <p>
        Un código QR y sus códigos manuales funcionan una vez, en un solo teléfono. Si eliminas la eSIM de tu
        teléfono, puede quedar inservible. Instalarla no la pone en marcha. En la mayoría de los planes, los
        días empiezan cuando tu teléfono se conecta por primera vez en tu destino, como indica la ficha del
        plan. Los datos que queden cuando terminan los días se pierden, y si la ficha indica un plazo para
        empezar y no lo haces a tiempo, el plan caduca.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Reembolsos',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          Todo está en nuestra <Link to={paths.refundPolicy()}>Política de reembolsos</Link>, que forma parte
          de estas condiciones.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'Otras ofertas',
    body: (
      <p>
        La suscripción mensual que menciona la <Link to={paths.installation()}>guía de instalación</Link> es
        una oferta aparte, con sus propias condiciones. Un plan que compras aquí nunca se convierte en una
        suscripción.
      </p>
    ),
  },
];
