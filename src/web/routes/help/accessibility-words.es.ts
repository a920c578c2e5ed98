import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: 'Accesibilidad',
    description:
      'Qué hacemos para que todo el mundo pueda usar esta tienda y cómo avisarnos de lo que falla.',
  },
  title: 'Accesibilidad',
  lead: 'Esta tienda debe funcionar para todo el mundo, sea cual sea su forma de ver, oír, moverse o leer.',
  aim: {
    title: 'Nuestro objetivo',
    text: 'Cada página y cada correo están pensados para cumplir las WCAG 2.2 en el nivel AA. La Ley Europea de Accesibilidad (Directiva (UE) 2019/882) y la norma EN 301 549 piden lo mismo a las tiendas en línea.',
  },
  means: {
    title: 'Qué significa aquí',
    text: 'Puedes hacerlo todo solo con el teclado. Los lectores de pantalla dicen qué muestra cada página y qué cambia en ella. El texto conserva su contraste en tema claro y oscuro, puede crecer al doble y cabe en una pantalla estrecha. Las animaciones se detienen si tu dispositivo pide menos movimiento. Los códigos para la cámara también están en texto.',
  },
  tested: {
    title: 'Cómo lo comprobamos',
    text: 'Con cada cambio, varios programas revisan todas las páginas y hacen compras completas solo con el teclado y con los nombres que leen los lectores de pantalla. Ningún experto externo ha auditado aún esta tienda.',
  },
  limits: {
    title: 'Límites conocidos',
    text: 'Los campos de tarjeta, las ventanas de PayPal y de las billeteras y el inicio de sesión con Google son páginas de otras empresas. La eSIM se instala en los ajustes de tu teléfono.',
  },
  tell: {
    title: 'Cuéntanoslo',
    text: (address) =>
      phrase`Si algo te impide encontrar, comprar o instalar un plan, escribe a ${address}. Te ayudaremos enseguida de otra forma y lo arreglaremos.`,
  },
  law: {
    title: 'Si no te ayudamos',
    text: 'En la Unión Europea también puedes acudir a la autoridad de tu país que vela por la accesibilidad de los servicios.',
  },
};
