import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('ties label, field and error together', () => {
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

  it('describes itself by the hint when nothing is wrong, and by nothing when there is none', () => {
    const hinted = renderToStaticMarkup(<TextField id="mail" label="Email" hint="Your eSIM goes there" />);
    expect(hinted).toMatch(/aria-describedby="mail-note".*Your eSIM goes there/);
    expect(hinted).not.toContain('aria-invalid');
    expect(renderToStaticMarkup(<TextField id="mail" label="Email" />)).not.toContain('aria-describedby');
  });

  it('cannot be changed when locked, yet is read', () => {
    const html = renderToStaticMarkup(<TextField label="Email" locked defaultValue="mia@example.org" />);
    expect(html).toContain('readOnly=""');
    expect(html).not.toContain('disabled');
  });
});
