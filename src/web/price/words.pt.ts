import { inPlace } from '../../domain/language-words.pt.ts';
import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'Dados',
  validity: 'Validade',
  coverage: 'Cobertura',
  price: 'Preço do plano',
  code: (code) => `Código ${code}`,
  reverseCharge: 'IVA (autoliquidação)',
  total: 'Total',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: 'Resumo do pedido',
  onto: 'Vai para',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'Começa',
  ends: 'Termina',
  taxes: 'Impostos e taxa de serviço',
  included: 'Incluídos',
  untaxed: 'Não é cobrado IVA nem imposto sobre vendas.',
  speed: (speeds) => `Velocidade: ${speeds ?? 'desconhecida'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. Os dias começam no primeiro uso ${inPlace(country)}.`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) =>
    `${gigabytes.toString().replace('.', ',')}\u00A0GB por dia na velocidade máxima, depois ${slower}`,
  startsIn: (place) => `Começa no primeiro uso ${inPlace(place)}`,
};
