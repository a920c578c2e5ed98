import { describe, expect, it } from 'vitest';

import { messageId } from './message-id.ts';

const of = {
  about: '0b6c',
  template: 'delivered',
  address: 'mia@example.net',
  domain: 'shop.example',
};

describe('messageId', () => {
  it('is the same for the same mail, in any spelling of the address', () => {
    expect(messageId(of)).toMatch(/^<[0-9a-f]{40}@shop\.example>$/);
    expect(messageId({ ...of, address: ' Mia@Example.NET ' })).toBe(messageId(of));
  });

  it('differs by subject matter, template and address', () => {
    const ids = [
      messageId(of),
      messageId({ ...of, about: '0b6d' }),
      messageId({ ...of, template: 'refunded' }),
      messageId({ ...of, address: 'eve@example.net' }),
      messageId({ ...of, about: '0b6cd', template: 'elivered' }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refuses an invalid domain', () => {
    expect(() => messageId({ ...of, domain: 'shop.example>\r\nBcc: x' })).toThrow(/host name/);
  });
});
