import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: 'Antes de comprar',
  questions: [
    {
      question: '¿Qué es una eSIM?',
      answer:
        'Es una SIM sin tarjeta. El chip está dentro de tu teléfono, y descargas lo que antes venía en plástico. Un teléfono puede guardar varias, así que una eSIM de viaje convive con la SIM que ya tienes.',
    },
    {
      question: '¿En qué se diferencia del roaming?',
      answer:
        'Con el roaming, tu propio operador te factura después lo que has usado en el extranjero. Aquí pagas por adelantado un precio fijo por días y datos fijos, y después no llega ninguna factura.',
    },
    {
      question: '¿Me conviene un plan para un país o un plan regional?',
      answer: (
        <>
          Si te quedas en un solo país, su propio plan suele ser más barato. Si cruzas fronteras, un{' '}
          <Link to={paths.regional()}>plan regional</Link> sigue funcionando en todos los países de su lista,
          con una sola eSIM.
        </>
      ),
    },
    {
      question: '¿Cuántos datos necesito?',
      answer:
        'Los mapas y los mensajes gastan unos 100\u00A0MB al día; una hora de videollamadas, alrededor de 1\u00A0GB. Si compartes muchas fotos o trabajas de viaje, te conviene más un plan ilimitado.',
    },
    {
      question: '¿Necesito una cuenta?',
      answer:
        'No. Solo hace falta una dirección de correo electrónico, y ahí llega tu eSIM. Una cuenta reúne tus eSIM y tus facturas en un solo lugar y rellena tus datos al pagar.',
    },
    {
      question: '¿Puedo comprar para otra persona?',
      answer:
        'Sí. Envíale el código QR o escanéalo con su teléfono. El código funciona una sola vez, en el teléfono que lo escanea.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: 'Pagar',
  questions: [
    {
      question: '¿Cómo puedo pagar?',
      answer: `Puedes pagar con tarjeta de crédito o débito (Visa, Mastercard, American Express)${paypal ? ', con PayPal' : ''}, y con Apple Pay o Google Pay en los dispositivos que los tienen. Los números de tarjeta van directos al procesador de tarjetas, y nosotros nunca los vemos.`,
    },
    feePolicy === 'included'
      ? {
          question: '¿Hay comisiones adicionales?',
          answer: `No. El precio de un plan es lo que pagas${paypal ? ', con tarjeta o con PayPal' : ''}. ${taxesIn(chargesTax)}`,
        }
      : {
          question: '¿Por qué el total es más alto que el precio del plan?',
          answer: `Añadimos la comisión por pagar con tarjeta${paypal ? ' o PayPal' : ''}. Al elegir un plan ves su precio con la comisión de la tarjeta, y al pagar ves el plan, la comisión y el total antes de confirmar. ${taxesIn(chargesTax)}`,
        },
    {
      question: 'Mi pago se ha completado, pero no tengo la eSIM. ¿He perdido mi dinero?',
      answer:
        'No. Seguimos trabajando en un pedido pagado hasta que tu eSIM está lista. Si no podemos entregarla, te hacemos un reembolso íntegro automáticamente y te lo decimos por correo electrónico.',
    },
    {
      question: '¿Cómo funcionan los reembolsos?',
      answer: (
        <>
          Hasta <RefundTime /> después de la compra puedes obtener un reembolso íntegro si la eSIM no se ha
          activado ni usado. Los detalles están en la{' '}
          <Link to={paths.refundPolicy()}>Política de reembolsos</Link>.
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: 'Durante el viaje',
  questions: [
    {
      question: '¿Cuándo empiezan mis días?',
      answer:
        'En la mayoría de los planes, tus días empiezan cuando tu teléfono se conecta por primera vez en tu destino. Los detalles del plan te lo indican, si lo sabemos.',
    },
    {
      question: '¿En qué red voy a estar?',
      answer:
        'En una de las redes locales con las que funciona tu plan. La elige tu teléfono. Si va lenta, puedes elegir otra en los ajustes.',
    },
    {
      question: '¿Puedo compartir la conexión con mi portátil?',
      answer:
        'Algunos planes permiten compartir internet. Los detalles del plan te indican si el tuyo lo permite o si nuestro proveedor no nos lo ha dicho.',
    },
    {
      question: '¿Por qué activar el roaming de datos si no quiero pagar roaming?',
      answer:
        'Una eSIM de viaje siempre está en roaming, así que esa opción debe estar activada. Ya has pagado por adelantado, así que no cuesta nada más. En tu propia línea, déjala desactivada.',
    },
    {
      question: '¿Puedo usar la misma eSIM en el siguiente país?',
      answer:
        'Un plan para un país solo funciona en ese país. Si la ficha del plan dice que se puede recargar, puedes añadir tu próximo destino a la eSIM que ya tienes. Abre «Perfil» y toca «Añadir datos». Si no, tendrás que instalar otra eSIM.',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: 'Después, y todo lo demás',
  questions: [
    {
      question: 'Mi viaje ha terminado. ¿Qué hago con la eSIM?',
      answer:
        'Desactívala o elimínala en tus ajustes cuando terminen sus días. Simplemente se acaba, y nunca más se te cobra nada.',
    },
    {
      question: 'Tengo un teléfono nuevo. ¿Puedo pasar mi eSIM?',
      answer: (
        <>
          Los códigos funcionan una vez, así que no puedes instalarla de nuevo. Si aún le queda mucho, escribe
          a <Link to={paths.support()}>soporte</Link> antes de deshacerte de tu teléfono anterior.
        </>
      ),
    },
    {
      question: '¿Qué datos míos se guardan?',
      answer: (
        <>
          Guardamos lo que necesitamos para entregar tu eSIM y responder de ella, durante un tiempo limitado.
          La <Link to={paths.privacy()}>Política de privacidad</Link> lo detalla punto por punto.
        </>
      ),
    },
    {
      question: 'Somos una empresa. ¿Podemos comprar para un equipo?',
      answer: (
        <>
          Sí. Dinos adónde viajan y cuántas personas son en la{' '}
          <Link to={paths.businessContact()}>página para empresas</Link> y te respondemos{' '}
          {SERVICE.businessReply}.
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
