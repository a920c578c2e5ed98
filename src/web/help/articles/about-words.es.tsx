import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'Sencillez', meaning: 'Elegir, pagar, instalar. Dejamos fuera todo lo demás.' },
  {
    name: 'Fiabilidad',
    meaning:
      'Un pedido pagado termina con una eSIM que funciona o con tu dinero de vuelta. No hay término medio.',
  },
  {
    name: 'Innovación',
    meaning:
      'Cuando los teléfonos aprenden algo que te ahorra un paso, lo usamos, como instalar con un solo toque.',
  },
  {
    name: 'Transparencia',
    meaning:
      'La página de cada plan dice lo que vas a pagar al final. Cada plan indica su velocidad y cuándo empiezan sus días, y si no lo sabemos, lo decimos.',
  },
  {
    name: 'Atención al cliente',
    meaning: 'Escribes, a cualquier hora, a personas que pueden ver tu pedido y actuar.',
  },
  {
    name: 'Libertad',
    meaning:
      'Aquí no necesitas cuenta, y ningún plan se renueva ni te ata. Tu propia SIM se queda en tu teléfono.',
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
    title: 'La empresa en breve',
    body: (
      <>
        <p>
          {brand} vende datos de viaje prepago en forma de eSIM, con planes para un solo país y para regiones
          enteras, en más de 200 países. Eliges un plan, pagas una vez y lo instalas en el teléfono que ya
          llevas. Sin mostrador, sin tarjeta de plástico y sin contrato de permanencia.
        </p>
        <p>
          Nos compran quienes viajan y quieren que el mapa funcione al aterrizar, y empresas que envían
          personas al extranjero y quieren saber por adelantado lo que cuesta.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'Nuestra misión',
    body: (
      <p>
        Queremos que conectarse en el extranjero sea tan normal como en casa. Para eso hace falta un precio
        que se vea antes de pagar, una instalación que se pueda terminar en un aeropuerto, incluso con
        cansancio, y la ayuda de personas cuando algo sale mal.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'Nuestra historia',
    body: (
      <p>
        {legalName} se fundó en 2025. Todo empezó con una simple molestia. Los teléfonos podían hacer de todo
        y, sin embargo, la primera hora en un país nuevo se iba en buscar una red, un quiosco o una
        contraseña. Los teléfonos ya habían aprendido a usar una eSIM, pero comprarla seguía siendo
        complicado. Así que creamos una tienda en la que se tarda un minuto.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'Cómo trabajamos',
    body: (
      <>
        <p>
          No operamos redes móviles. Compramos datos a un socio mayorista cuyos acuerdos llegan a redes
          locales de todo el mundo, y los vendemos en planes con duración y precio fijos. Tu teléfono usa
          entonces las mismas antenas que la gente que vive allí.
        </p>
        <p>
          En cuanto pagas, tu pedido va directo a nuestro socio. Tu eSIM te llega por correo electrónico, con
          un código QR y códigos de activación, y en su propia página. Si no podemos entregarla, te hacemos un
          reembolso íntegro sin que tengas que pedirlo.
        </p>
        <p>
          Los proveedores de pago se encargan de tu pago, y los números de tarjeta nunca pasan por nuestros
          sistemas. Nuestra <Link to={paths.privacy()}>política de privacidad</Link> dice qué guardamos y
          durante cuánto tiempo.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'Datos de la empresa',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>Razón social</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>Fundación</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>Tipo de empresa</dt>
          <dd>Operador de eSIM de Estados Unidos</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>Dirección</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>Marca</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'Nuestros principios',
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
    title: 'Contacto',
    body: (
      <>
        <p>
          Escribe a <EmailLink to={supportEmail} /> sobre un plan o un pedido. Leemos el correo a todas horas,
          y en la <Link to={paths.support()}>página de soporte</Link> está el horario del chat en vivo.
        </p>
        <p>
          ¿Necesitas eSIM para un equipo o una empresa? Cuéntanoslo en la{' '}
          <Link to={paths.businessContact()}>página para empresas</Link> y te respondemos{' '}
          {SERVICE.businessReply}.
        </p>
      </>
    ),
  },
];
