import { describe, expect, it } from 'vitest';

import { ApiFailure } from '../api/api.ts';
import { statusFailure } from './use-live-status.ts';

describe('statusFailure', () => {
  it('shows the server’s message, or else that it failed', () => {
    const words = 'The network isn’t answering right now. Please try again.';
    expect(statusFailure(new ApiFailure(502, 'network_down', words, { error: words }))).toBe(words);
    expect(statusFailure(new ApiFailure(500, 'internal', 'Something went wrong'))).toBe(
      'Failed to fetch bundle status',
    );
  });

  it('distinguishes a failed connection from a failed server', () => {
    const text = 'Network error while fetching bundle status';
    expect(statusFailure(new ApiFailure(0, 'offline', 'The connection failed.'))).toBe(text);
    expect(statusFailure(new TypeError('Failed to fetch'))).toBe(text);
  });
});
