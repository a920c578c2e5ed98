import drawing from '@phosphor-icons/core/regular/clock.svg?raw';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

describe('Button', () => {
  it('is no submit button by default, and stays in the tab order while busy', () => {
    expect(renderToStaticMarkup(<Button>Close</Button>)).toContain('type="button"');
    const busy = renderToStaticMarkup(
      <Button type="submit" busy>
        Processing Payment...
      </Button>,
    );
    expect(busy).toContain('type="submit"');
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).toContain('aria-busy="true"');
    expect(busy).not.toMatch(/ disabled[= ]/);
  });
});

describe('Alert', () => {
  it('interrupts screen readers for errors and waits for good news', () => {
    expect(renderToStaticMarkup(<Alert title="Purchase failed" />)).toContain('role="alert"');
    expect(renderToStaticMarkup(<Alert tone="success" title="Saved" />)).toContain('role="status"');
  });
});

describe('Icon', () => {
  it('draws its source without a frame of its own', () => {
    expect(renderToStaticMarkup(<Icon of={drawing} />)).toMatch(/^<svg [^>]*><path d="[^"<]+"\/><\/svg>$/);
  });

  it('is silent beside a text and named when alone', () => {
    expect(renderToStaticMarkup(<Icon of={drawing} />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Icon of={drawing} label="Encrypted" />)).toContain('aria-label="Encrypted"');
  });
});
