import { typedModel } from './typed-model.ts';
import { deviceAnswerTexts as words, firstModels, lineExceptions } from './words.ts';

/** A line of devices in which every model takes an eSIM since a certain one, so that newer models need no list. */
interface Line {
  /** In common use. */
  name: string;
  /** Finds the model's number in lower-case text without blanks and hyphens. */
  number: RegExp;
  /** The first number with an eSIM. */
  since: number;
  /** The first model with an eSIM, for people. */
  first: string;
  /** The versions for which the rule does not hold. */
  except: string;
}

/* oxlint-disable simport/no-literal-words -- names of models */
const LINES: readonly Line[] = [
  {
    name: 'iPhone',
    number: /^(?:apple)?iphone(\d+)/,
    since: 11,
    first: 'iPhone XR',
    except: lineExceptions.iphone,
  },
  {
    name: 'iPad mini',
    number: /^(?:apple)?ipadmini\(?(\d+)/,
    since: 5,
    first: firstModels.ipadMini,
    except: lineExceptions.ipad,
  },
  {
    name: 'iPad Air',
    number: /^(?:apple)?ipadair\(?(\d+)/,
    since: 3,
    first: firstModels.ipadAir,
    except: lineExceptions.ipad,
  },
  // These numbers are inches.
  {
    name: 'iPad Pro',
    number: /^(?:apple)?ipadpro\(?(\d+)/,
    since: 11,
    first: firstModels.ipadPro,
    except: lineExceptions.ipad,
  },
  {
    name: 'iPad',
    number: /^(?:apple)?ipad\(?(\d+)/,
    since: 7,
    first: firstModels.ipad,
    except: lineExceptions.ipad,
  },
  {
    name: 'Google Pixel',
    number: /^(?:google)?pixel(\d+)/,
    since: 3,
    first: 'Pixel 3',
    except: lineExceptions.pixel,
  },
  {
    name: 'Galaxy S',
    number: /^(?:samsung)?(?:galaxy)?s(\d+)/,
    since: 20,
    first: 'Galaxy S20',
    except: lineExceptions.galaxy,
  },
  {
    name: 'Galaxy Note',
    number: /^(?:samsung)?(?:galaxy)?note(\d+)/,
    since: 20,
    first: 'Galaxy Note20',
    except: lineExceptions.galaxy,
  },
  {
    name: 'Galaxy Z Fold',
    number: /^(?:samsung)?(?:galaxy)?z?fold(\d+)/,
    since: 2,
    first: 'Galaxy Z Fold2',
    except: lineExceptions.galaxy,
  },
  {
    name: 'Galaxy Z Flip',
    number: /^(?:samsung)?(?:galaxy)?z?flip(\d+)/,
    since: 3,
    first: 'Galaxy Z Flip',
    except: lineExceptions.galaxy,
  },
  {
    name: 'OnePlus',
    number: /^oneplus(\d+)(?![\dr])/,
    since: 11,
    first: 'OnePlus 11',
    except: lineExceptions.oneplus,
  },
];

/** Names without a number, or to which the rule of their number does not apply. */
const NAMED: readonly { name: RegExp; line: string; takes: DeviceAnswer['takes'] }[] = [
  {
    name: /^(?:apple)?iphone(?:air|xr|xs|10[rs]|se\(?(?:[23](?!\d)|202[02]))/,
    line: 'iPhone',
    takes: 'yes',
  },
  { name: /^(?:apple)?iphone(?:x|se\(?(?:1(?!\d)|2016))/, line: 'iPhone', takes: 'no' },
  { name: /^(?:apple)?iphonese/, line: 'iPhone', takes: 'unsure' },
  { name: /^(?:apple)?ipadmini\(?a\d/, line: 'iPad mini', takes: 'yes' },
  { name: /^(?:apple)?ipadair\(?m\d/, line: 'iPad Air', takes: 'yes' },
  { name: /^(?:apple)?ipadpro\(?m\d/, line: 'iPad Pro', takes: 'yes' },
  { name: /^(?:apple)?ipada\d/, line: 'iPad', takes: 'yes' },
  // Sizes and generations of an iPad Pro that began without, and years.
  { name: /^(?:apple)?ipadpro(?!\(?(?:9|1[013]))/, line: 'iPad Pro', takes: 'unsure' },
  { name: /^(?:apple)?ipad(?:mini|air)?\(?20\d\d/, line: 'iPad', takes: 'unsure' },
  { name: /^(?:samsung)?(?:galaxy)?s2[01]fe/, line: 'Galaxy S', takes: 'unsure' },
  { name: /^(?:samsunggalaxy|samsung|galaxy)a\d\d/, line: 'Galaxy A', takes: 'unsure' },
];

/* oxlint-enable simport/no-literal-words */

/** A number so far above the first one is a slip. */
const MODELS_AHEAD = 40;

export type DeviceAnswer =
  /** Only some versions of the model. */
  | { takes: 'unsure' }
  | {
      takes: 'yes' | 'no';
      /** 'Galaxy S'. */
      line: string;
      /** 'Galaxy S20': the first of the line that takes an eSIM. */
      first: string;
      /** The versions for which a yes does not hold. */
      except: string;
    };

/**
 * What the rule of its line says about a model, whether or not a list has it: 'iPhone 17', 'pixel10', 's26 ultra blue'. Null if
 * the text names no line.
 */
export function deviceAnswer(typed: string): DeviceAnswer | null {
  const text = typedModel(typed);
  const named = NAMED.find(({ name }) => name.test(text));
  if (named?.takes === 'unsure') return { takes: 'unsure' };
  for (const { name: line, first, except, number, since } of LINES) {
    const asked = Number(number.exec(text)?.[1] ?? Number.NaN);
    if (named ? named.line !== line : !(asked <= since + MODELS_AHEAD)) continue;
    const takes = named?.takes ?? (asked >= since ? 'yes' : 'no');
    return { takes, line, first, except };
  }
  return null;
}

/** The answer in words: in short, and its reason. */
export function deviceAnswerWords(answer: DeviceAnswer): { what: string; why: string } {
  if (answer.takes === 'unsure') return words.unsure;
  const { takes, line, first, except } = answer;
  if (takes === 'no') return { what: words.no, why: words.first(line, first) };
  return {
    what: words.yes,
    why: line === first ? words.every(line, except) : words.since(line, first, except),
  };
}
