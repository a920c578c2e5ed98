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
  /^(?:Afeganistão|Alasca|Azerbaijão|Bahrein|Benin|Brasil|Burundi|Butão|Camboja|Canadá|Caribe|Catar|Cazaquistão|Chade|Chile|Congo|Djibuti|Egito|Equador|Gabão|Haiti|Havaí|Iêmen|Irã|Iraque|Japão|Kosovo|Kuwait|Laos|Leste|Lesoto|Líbano|Malaui|Mali|México|Mundo|Nepal|Níger|Norte|Oriente|Pacífico|Panamá|Paquistão|Paraguai|Peru|Quênia|Quirguistão|Reino|Saara|Senegal|Sri Lanka|Sudão|Sudeste|Sul|Suriname|Tadjiquistão|Território|Togo|Turcomenistão|Uruguai|Uzbequistão|Vaticano|Vietnã|Zimbábue)(?= |\+|$)/;

const WITH_OS = /^(?:Balcãs|Bálcãs|Emirados|Estados|EUA|Países|Territórios)(?= |$)/;

const WITH_AS =
  /^(?:Américas|Antilhas|Bahamas|Bermudas|Comores|Filipinas|Ilhas|Maldivas|Nações|Seychelles)(?= |$)/;

/** Most names in -a have an article; these haven't. */
const WITHOUT =
  /^(?:Andorra|Angola|Anguila|Antígua|Aruba|Botsuana|Burkina|Ceuta|Cuba|Dominica|Gana|Granada|Malta|Ruanda|Samoa|Santa|Serra|Singapura|Tonga|Uganda)(?= |$)/;

const WITH_A = /^(?:CEI|RD Congo|Guiné|Guiné-Bissau|Papua-Nova|Região|União|[\p{L}-]*a)(?= |\+|$)/u;

/** Regions of one label that are two parts of the world. */
const BOTH = /^(Oriente Médio) e ((?:Norte da )?África)$/;

type Article = '' | 'o' | 'a' | 'os' | 'as';

function articleOf(place: string): Article {
  if (WITH_OS.test(place)) return 'os';
  if (WITH_AS.test(place)) return 'as';
  if (WITH_O.test(place)) return 'o';
  return WITH_A.test(place) && !WITHOUT.test(place) ? 'a' : '';
}

/** 'em o Japão' is said as 'no Japão'. */
function after(preposition: '' | 'em' | 'de' | 'para', place: string): string {
  const article = articleOf(place);
  if (preposition === '') return article === '' ? place : `${article} ${place}`;
  if (article === '') return `${preposition} ${place}`;
  if (preposition === 'para') return `para ${article} ${place}`;
  return `${preposition === 'em' ? 'n' : 'd'}${article} ${place}`;
}

function place(preposition: '' | 'em' | 'de' | 'para', name: string): string {
  if (name === 'Global')
    return `${preposition} ${preposition === '' ? 'o mundo todo' : 'todo o mundo'}`.trim();
  if (/^Global /.test(name)) return after(preposition, `Região ${name}`).replace('Região', 'região');
  const parts = BOTH.exec(name)?.slice(1) ?? [name];
  return parts.map((part) => after(preposition, part)).join(' e ');
}

/** A place within a sentence: 'o Japão', 'Portugal', 'os Estados Unidos'. */
export const named = (name: string) => place('', name);

/** 'no Japão', 'em Portugal', 'nos Estados Unidos', 'em todo o mundo'. */
export const inPlace = (name: string) => place('em', name);

/** 'do Japão', 'de Portugal', 'dos Estados Unidos', 'de todo o mundo'. */
export const ofPlace = (name: string) => place('de', name);

/** 'para o Japão', 'para Portugal', 'para os Estados Unidos', 'para todo o mundo'. */
export const forPlace = (name: string) => place('para', name);
