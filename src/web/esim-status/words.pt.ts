import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** 'Resta 1,2 GB', 'Restam 6,2 GB': the plural begins at two. */
const remain = (amount: string) => (/^(?:1(?![\d.])|0,)/.test(amount) ? 'Resta' : 'Restam');

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `${remain(amount)} ${amount}`,
  unused: (amount) => `${amount} sem uso`,
  of: (left, all) => phrase`${left} de ${all}`,
  ofToday: (amount) => `${amount} para hoje`,
  low: 'Está acabando. Hora de adicionar dados.',
  spent: 'Adicione dados para voltar a ter internet.',
  read: (ago) => phrase`Atualizado ${ago}`,
  readAtFullSpeed: (ago) => phrase`Na velocidade máxima, atualizado ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'Comprado',
  active: 'Ativo',
  cancelled: 'Cancelado',
  expired: 'Expirado',
  depleted: 'Esgotado',
};

export const statusWords: typeof source.statusWords = {
  failed: 'Não foi possível consultar o status do plano',
  offline: 'Erro de rede ao consultar o status do plano',
};
