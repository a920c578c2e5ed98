import type * as source from './support-words.ts';

export const supportEntries: typeof source.supportEntries = (refundTime) => [
  {
    category: 'Compatibilidad',
    question: '¿Funcionará mi teléfono con una eSIM?',
    answer:
      'Debe ser compatible con eSIM y estar libre, sin bloqueo de operador. El Comprobador de compatibilidad de la página de instalación contiene una lista de modelos. Para asegurarte, busca «Añadir eSIM» en los ajustes de tu teléfono. Si aparece, funciona.',
  },
  {
    category: 'Instalación',
    question: '¿Cuándo debo instalar la eSIM?',
    answer:
      'Instálala antes de salir, mientras tienes Wi-Fi. Instalarla no pone en marcha el plan. En la mayoría de los planes, los días empiezan cuando tu teléfono se conecta por primera vez en tu destino. La ficha de cada plan te lo indica.',
  },
  {
    category: 'Instalación',
    question: '¿Cuánto dura la instalación?',
    answer:
      'Los pasos llevan un minuto. Después, espera 2 o 3 minutos hasta que se registre. Mantén el teléfono en la red Wi-Fi y no salgas de la pantalla hasta que diga que la eSIM está lista.',
  },
  {
    category: 'Entrega',
    question: 'Ya he pagado. ¿Dónde está mi código QR?',
    answer:
      'En un correo a la dirección que diste al pagar, normalmente en un minuto. Mira también en la carpeta de spam. Los mismos códigos están en la página privada de tu pedido y, en el navegador con el que compraste, en «Perfil».',
  },
  {
    category: 'Códigos',
    question: '¿Puedo usar el código QR otra vez o en otro teléfono?',
    answer:
      'No. Los códigos QR y los códigos manuales funcionan una sola vez. Instala la eSIM en el teléfono con el que vas a viajar y déjala ahí hasta que termine tu viaje.',
  },
  {
    category: 'Llamadas',
    question: '¿Conservo mi número, mis llamadas y mis chats?',
    answer:
      'Sí. La eSIM de viaje es solo de datos y funciona junto a tu propia SIM. Tus apps de mensajería conservan el número con el que las registraste. Deja desactivado el roaming de datos en tu propia línea para que no te cueste nada.',
  },
  {
    category: 'Datos',
    question: '¿Qué significa Ilimitado?',
    answer:
      'No hay límite en el total. La ficha de cada plan ilimitado dice cuánto recibes cada día a velocidad máxima y qué velocidad hay después, hasta el día siguiente.',
  },
  {
    category: 'Datos',
    question: '¿Qué pasa cuando se me acaban los datos?',
    answer:
      'La conexión se corta, y no se te cobra nada más. Te avisamos al 80\u00A0% para que puedas conseguir más a tiempo. Si la ficha del plan lo dice, puedes recargar la misma eSIM. Abre «Perfil» y toca «Añadir datos».',
  },
  {
    category: 'Reembolsos',
    question: '¿Puedo recuperar mi dinero?',
    answer: `Sí. Puedes recuperarlo todo hasta ${refundTime} después de la compra si la eSIM no se ha activado ni usado. Si no podemos entregar una eSIM, te reembolsamos automáticamente.`,
  },
  {
    category: 'Problemas',
    question: 'He aterrizado y no hay conexión. ¿Qué hago?',
    answer:
      'Comprueba en los ajustes que la eSIM de viaje está activada, que es la elegida para los datos móviles y que tiene activado el roaming de datos. Después, activa y desactiva el modo avión y espera 2 o 3 minutos. Si sigue igual, elige una red a mano o escríbenos.',
  },
];
