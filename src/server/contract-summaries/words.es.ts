import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: 'Resumen del contrato',
  intro:
    'El presente resumen del contrato recoge los principales elementos de esta oferta de servicios, tal como exige el Derecho de la UE. Facilita la comparación entre ofertas de servicios. La información completa sobre el servicio figura en otros documentos.',
  headings: {
    service: 'Servicios y equipos',
    speeds: 'Velocidad del servicio de internet y vías de recurso en caso de problemas',
    price: 'Precio',
    duration: 'Duración, renovación y resolución',
    disabilities: 'Características para usuarios finales con discapacidad',
    other: 'Otra información pertinente',
  },
  dataOnly: 'Acceso a internet de prepago por redes móviles, sin llamadas, SMS ni número de teléfono.',
  esim: 'Se entrega como eSIM justo después del pago, por correo y en la página del pedido. Necesitas un teléfono libre y compatible con eSIM. No incluye ningún dispositivo.',
  onto: 'Se añade a una eSIM que ya tienes. No incluye ningún dispositivo.',
  networks: (names) => `Redes: ${names}.`,
  noNetworks: 'Nuestro proveedor no indica qué generación de red utiliza.',
  untilUsed: 'A velocidad máxima hasta que los datos se hayan agotado. Después se corta la conexión.',
  noPromise:
    'La velocidad depende de la red, del lugar, de tu teléfono y de cuántas personas estén conectadas, así que no se garantiza ninguna.',
  once: (totals) => `Pagas una sola vez, por adelantado. Total: ${totals}`,
  nothingElse:
    'Los impuestos y las comisiones están incluidos. No se cobra nada más, ni siquiera con los datos agotados.',
  ends: 'Después, el plan termina por sí solo. No se renueva, así que no hay nada que cancelar.',
  accessible: (address) =>
    `Nuestras páginas y correos están pensados para cumplir las WCAG 2.2, nivel AA: puedes comprar, instalar y pedir ayuda con teclado o lector de pantalla, y cada código está también como texto. Más información: ${address}`,
  part: {
    title: 'Reclamaciones y litigios',
    text: 'Escribe primero a {support_email}. Si no llegamos a un acuerdo, puedes acudir al regulador de las comunicaciones electrónicas o a un organismo de resolución de litigios de tu país.',
  },
  documents: (addresses) => `Otros documentos: ${addresses}`,
  made: (day) => `Elaborado el ${day}.`,
  download: 'Descargar este resumen',
};
