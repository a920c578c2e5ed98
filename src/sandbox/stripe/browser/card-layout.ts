import { digitsOf, type FieldName } from './card-fields.ts';
import { cardBrand } from './card-number.ts';

const GAP = 10;
const NARROW_GAP = 6;
/** Room for the caret after the last character. */
const CARET = 4;
const WHOLE_NUMBER = '0000 0000 0000 0000';
/** The widest text of each field beside the number. */
const WIDEST: Partial<Record<FieldName, string>> = { expiry: '00 / 00', postal: '00000' };

/**
 * Fits the line into the frame. If a whole number does not fit beside the rest, it pushes the rest aside while the buyer types
 * it, and shrinks to its last four digits while the buyer types the rest.
 */
export function layOut(line: HTMLElement, inputs: Map<FieldName, HTMLInputElement>, icon: HTMLElement): void {
  const number = inputs.get('number');
  const slot = number?.parentElement;
  if (!number || !slot) return;
  const measure = measurer(number);
  const width = (text: string) => Math.ceil(measure(text)) + CARET;
  const code = '0'.repeat(cardBrand(digitsOf(number.value))?.cvcLength ?? 3);
  let rest = 0;
  for (const [name, input] of inputs) {
    if (name === 'number' || input.hidden) continue;
    const needed = Math.max(width(WIDEST[name] ?? code), width(input.placeholder));
    input.style.width = `${needed}px`;
    rest += needed + GAP;
  }
  const room = line.clientWidth - (icon.hidden ? 0 : icon.offsetWidth + GAP);
  const whole = Math.max(width(number.value), width(WHOLE_NUMBER));
  const view = room < whole + rest ? narrowView(number) : 'plain';
  line.style.gap = `${view === 'collapsed' ? NARROW_GAP : GAP}px`;
  const tail = number.value.slice(-4);
  slot.style.flex = {
    plain: '1 1 0',
    typing: `0 0 ${Math.min(whole, room)}px`,
    collapsed: `0 0 ${width(tail)}px`,
  }[view];
  number.style.width = view === 'collapsed' ? `${whole}px` : '100%';
  number.style.marginLeft = view === 'collapsed' ? `${measure(tail) - measure(number.value)}px` : '0';
}

function narrowView(number: HTMLInputElement): 'plain' | 'typing' | 'collapsed' {
  const digits = digitsOf(number.value).length;
  const focused = document.activeElement;
  if (focused === number) return digits > 0 ? 'typing' : 'plain';
  const isBlurred = focused !== document.body || number.classList.contains('complete');
  return isBlurred && digits > 4 ? 'collapsed' : 'plain';
}

const canvas = document.createElement('canvas').getContext('2d');

function measurer(input: HTMLInputElement): (text: string) => number {
  const { font, letterSpacing } = getComputedStyle(input);
  return (text) => {
    if (!canvas) return text.length * 10;
    canvas.font = font;
    canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    return canvas.measureText(text).width;
  };
}
