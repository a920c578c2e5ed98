import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'pt';

export const LOCALE: string = 'pt-BR';

export const DATE_LOCALE: string = 'pt-BR';

/** '0 dias', '1 dia', '2 dias': a number with its noun. CLDR counts nothing as one, but nobody writes '0 dia'. */
export const counted = (count: number, one: string, more = `${one}s`) =>
  `${count}\u00A0${count === 1 ? one : more}`;

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}, ${second}`;

export const FAMILY_FIRST: boolean = false;

/** '1 hora', '24 horas'. */
export const inHours: typeof source.inHours = (count) => counted(count, 'hora');

/** '1 dia', '7 dias'. */
export const inDays: typeof source.inDays = (count) => counted(count, 'dia');

/** '1 ano', '2 anos'. */
export const inYears: typeof source.inYears = (count) => counted(count, 'ano');

const WITH_O =
  /^(?:Afeganistão|Alasca|Azerbaijão|Bahrein|Benin|Brasil|Burundi|Butão|Camboja|Canadá|Caribe|Catar|Cazaquistão|Chade|Chile|Congo|Djibuti|Egito|Equador|Gabão|Haiti|Havaí|Iêmen|Irã|Iraque|Japão|Kosovo|Kuwait|Laos|Leste|Lesoto|Líbano|Malaui|Mali|Marrocos|México|Mundo|Nepal|Níger|Norte|Oriente|Pacífico|Panamá|Paquistão|Paraguai|Peru|Quênia|Quirguistão|Reino|Saara|Senegal|Sri Lanka|Sudão|Sudeste|Sul|Suriname|Tadjiquistão|Território|Togo|Turcomenistão|Uruguai|Uzbequistão|Vaticano|Vietnã|Zimbábue)(?= |\+|$)/;

const WITH_OS = /^(?:Balcãs|Bálcãs|Emirados|Estados|EUA|Países|Territórios)(?= |$)/;

const WITH_AS =
  /^(?:Américas|Antilhas|Bahamas|Bermudas|Comores|Filipinas|Ilhas|Maldivas|Nações|Seychelles)(?= |$)/;

/** Most names in -a have an article; these haven't. */
const WITHOUT =
  /^(?:Andorra|Angola|Anguila|Antígua|Aruba|Botsuana|Burkina|Ceuta|Cuba|Dominica|Gana|Granada|Malta|Ruanda|Samoa(?! Americana)|Santa|Serra|Singapura|Tonga|Uganda)(?= |$)/;

const WITH_A = /^(?:CEI|RD Congo|Guiné|Guiné-Bissau|Papua-Nova|região|Região|União)(?= |\+|$)/;

const ENDS_IN_A = /^[^ +]*a(?=[ +]|$)/;

/** Regions of one label that are two parts of the world. */
const BOTH = /^(Oriente Médio) e ((?:Norte da )?África)$/;

/** Their names alone would not be read as places. */
const WORLDWIDE_PLAN = /^Global ./;

type Preposition = 'em' | 'de' | 'para';

function articleOf(name: string): string {
  if (WITH_OS.test(name)) return 'os';
  if (WITH_AS.test(name)) return 'as';
  if (WITH_O.test(name)) return 'o';
  return (ENDS_IN_A.test(name) || WITH_A.test(name)) && !WITHOUT.test(name) ? 'a' : '';
}

/** 'em' and 'o Japão' are said as 'no Japão', and both parts of a place get them: 'na Europa e na África'. */
function said(name: string, preposition?: Preposition): string {
  if (name === 'Global') return preposition ? `${preposition} todo o mundo` : 'o mundo todo';
  const parts = BOTH.exec(name)?.slice(1) ?? [WORLDWIDE_PLAN.test(name) ? `região ${name}` : name];
  return parts.map((part) => withArticle(part, preposition)).join(' e ');
}

function withArticle(name: string, preposition?: Preposition): string {
  const article = articleOf(name);
  if (article === '') return preposition ? `${preposition} ${name}` : name;
  if (preposition === undefined) return `${article} ${name}`;
  if (preposition === 'para') return `para ${article} ${name}`;
  return `${preposition === 'em' ? 'n' : 'd'}${article} ${name}`;
}

/** A place within a sentence: 'o Japão', 'Portugal', 'os Estados Unidos'. */
export const named = (place: string) => said(place);

/** 'no Japão', 'em Portugal', 'nos Estados Unidos', 'em todo o mundo'. */
export const inPlace = (place: string) => said(place, 'em');

/** 'do Japão', 'de Portugal', 'dos Estados Unidos', 'de todo o mundo'. */
export const ofPlace = (place: string) => said(place, 'de');

/** 'para o Japão', 'para Portugal', 'para os Estados Unidos', 'para todo o mundo'. */
export const forPlace = (place: string) => said(place, 'para');
