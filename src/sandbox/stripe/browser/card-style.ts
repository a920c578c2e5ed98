import type { FrameOptions } from './messages.ts';

const PROPERTIES: Record<string, string> = {
  backgroundColor: 'background-color',
  color: 'color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontSmoothing: '-webkit-font-smoothing',
  fontStyle: 'font-style',
  fontVariant: 'font-variant',
  fontWeight: 'font-weight',
  iconColor: '--icon',
  letterSpacing: 'letter-spacing',
  lineHeight: 'line-height',
  padding: 'padding',
  textAlign: 'text-align',
  textDecoration: 'text-decoration',
  textShadow: 'text-shadow',
  textTransform: 'text-transform',
};
const STATES = { base: '', empty: '.empty', complete: '.complete', invalid: '.invalid' };
const PSEUDO = new Set([
  ':hover',
  ':focus',
  '::placeholder',
  '::selection',
  ':-webkit-autofill',
  ':disabled',
]);

/** Writes the `style` option as the rules of one sheet, setting each value by name so that none can add rules. */
export function applyStyle(sheet: CSSStyleSheet, style: FrameOptions['style']): void {
  sheet.replaceSync('');
  for (const [variant, state] of Object.entries(STATES)) {
    const rules = (style as Record<string, Record<string, unknown>> | undefined)?.[variant];
    if (!rules) continue;
    addRule(sheet, `.field${state}`, rules);
    if (state !== '.empty')
      addRule(sheet, `.icon${state === '.invalid' ? '.invalid' : ''}`, pick(rules, 'iconColor'));
    for (const [pseudo, inner] of Object.entries(rules)) {
      if (PSEUDO.has(pseudo)) addRule(sheet, `.field${state}${pseudo}`, inner as Record<string, unknown>);
    }
  }
}

/** Loads the shop's font files, so that this page has the shop's typeface. */
export function loadFonts(fonts: FrameOptions['fonts'] = []): void {
  for (const { family, src, weight, style, unicodeRange } of fonts) {
    if (!family || !src) continue;
    const face = new FontFace(family, src, {
      ...(weight && { weight }),
      ...(style && { style }),
      ...(unicodeRange && { unicodeRange }),
    });
    document.fonts.add(face);
    face.load().catch(() => document.fonts.delete(face));
  }
}

function addRule(sheet: CSSStyleSheet, selector: string, values: Record<string, unknown>): void {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
  if (!(rule instanceof CSSStyleRule)) return;
  for (const [name, value] of Object.entries(values)) {
    const property = PROPERTIES[name];
    if (property && typeof value === 'string') rule.style.setProperty(property, value);
  }
}

function pick(values: Record<string, unknown>, name: string): Record<string, unknown> {
  return name in values ? { [name]: values[name] } : {};
}
