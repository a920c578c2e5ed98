import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('connects label, field and error', () => {
    const html = renderToStaticMarkup(
      <TextField
        id="mail"
        label="Email Address"
        required
        error="Please enter a valid email address"
        hint="Your eSIM goes there"
      />,
    );
    expect(html).toContain('for="mail"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="mail-note"');
    expect(html).toMatch(/id="mail-note"[^>]*>.*Please enter a valid email address/);
    expect(html).not.toContain('Your eSIM goes there');
  });

  it('is described by its hint if nothing is wrong, and by nothing without one', () => {
    const hinted = renderToStaticMarkup(<TextField id="mail" label="Email" hint="Your eSIM goes there" />);
    expect(hinted).toMatch(/aria-describedby="mail-note".*Your eSIM goes there/);
    expect(hinted).not.toContain('aria-invalid');
    expect(renderToStaticMarkup(<TextField id="mail" label="Email" />)).not.toContain('aria-describedby');
  });

  it('cannot be changed when locked, but can be read', () => {
    const html = renderToStaticMarkup(<TextField label="Email" locked defaultValue="mia@example.org" />);
    expect(html).toContain('readOnly=""');
    expect(html).not.toContain('disabled');
  });
});
