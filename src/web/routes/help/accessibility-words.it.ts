import { phrase } from '../../core/phrase.ts';
import type * as source from './accessibility-words.ts';

export const accessibilityWords: typeof source.accessibilityWords = {
  meta: {
    title: 'Accessibilità',
    description:
      'Che cosa facciamo perché tutti possano usare questo negozio, e come segnalarci che cosa non va.',
  },
  title: 'Accessibilità',
  lead: 'Questo negozio deve funzionare per tutti, comunque vedano, sentano, si muovano o leggano.',
  aim: {
    title: 'Il nostro obiettivo',
    text: 'Ogni pagina e ogni email devono rispettare le WCAG 2.2 al livello AA. L’atto europeo sull’accessibilità (direttiva (UE) 2019/882) e la norma EN 301 549 chiedono lo stesso ai negozi online.',
  },
  means: {
    title: 'Che cosa significa qui',
    text: 'Puoi fare tutto con la sola tastiera. Gli screen reader leggono che cosa mostra ogni pagina e che cosa cambia. Il testo mantiene il contrasto con il tema chiaro e con quello scuro, si ingrandisce fino al doppio e si adatta a uno schermo stretto. Le animazioni si fermano se il tuo dispositivo lo chiede. I codici per la fotocamera ci sono anche come testo.',
  },
  tested: {
    title: 'Come lo verifichiamo',
    text: 'A ogni modifica, dei programmi controllano ogni pagina e fanno acquisti completi con la sola tastiera e con i nomi letti dagli screen reader. Nessun esperto esterno ha ancora esaminato questo negozio.',
  },
  limits: {
    title: 'Limiti noti',
    text: 'I campi della carta, le finestre di PayPal e dei wallet e l’accesso con Google sono pagine di altre aziende. L’eSIM si installa nelle impostazioni del tuo telefono.',
  },
  tell: {
    title: 'Scrivici',
    text: (address) =>
      phrase`Se qualcosa ti impedisce di trovare, acquistare o installare un piano, scrivi a ${address}. Ti aiuteremo subito in un altro modo e lo sistemeremo.`,
  },
  law: {
    title: 'Se non ti aiutiamo',
    text: 'Nell’Unione europea puoi rivolgerti anche all’autorità del tuo Paese che vigila sull’accessibilità dei servizi.',
  },
};
