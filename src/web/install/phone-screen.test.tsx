import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { INSTALL_STEPS } from './guide/install-words.ts';
import { PhoneScreen } from './phone-screen.tsx';
import { SCREENS, type ScreenName } from './screens.ts';
import { stepsOf } from './words.ts';

const NAMES = Object.keys(SCREENS) as ScreenName[];

describe('PhoneScreen', () => {
  it.each(NAMES)('draws %s with its title and all of its parts', (name) => {
    const { title, parts } = SCREENS[name];
    const html = renderToStaticMarkup(<PhoneScreen of={name} />);
    expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(html).toContain(`>${title || 'Travel'}</text>`);
    const texts = parts.flatMap((part) => ('text' in part ? [part.text || 'Travel'] : []));
    for (const text of texts) expect(html).toContain(`>${text}</text>`);
    expect(html).not.toMatch(/NaN|undefined/);
  });

  it('names the mobile line after its place if that fits', () => {
    expect(renderToStaticMarkup(<PhoneScreen of="ios-wait" line="Japan" />)).toContain('>Japan</text>');
    const long = renderToStaticMarkup(<PhoneScreen of="ios-wait" line="Bosnia and Herzegovina" />);
    expect(long).toContain('>Travel</text>');
  });

  it('is drawn for every step that happens in the settings, and each drawing is used', () => {
    const lists = Object.values(INSTALL_STEPS).flatMap((methods) => Object.values(methods));
    for (const [first, ...inSettings] of lists) {
      expect(first?.screen).toBeUndefined();
      for (const step of inSettings) expect(step.screen, step.what).toBeDefined();
    }
    const inHand = (['ios', 'old-ios', 'android'] as const).flatMap((platform) => stepsOf('Japan', platform));
    const used = new Set([...lists.flat(), ...inHand].map(({ screen }) => screen));
    expect(NAMES.filter((name) => !used.has(name))).toEqual([]);
    // Nobody knows what kind of phone will scan.
    expect(stepsOf('Japan', 'other').every(({ screen }) => screen === undefined)).toBe(true);
  });
});
