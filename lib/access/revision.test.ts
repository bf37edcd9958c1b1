import { describe, expect, it } from 'vitest';
import { refuseStale } from './revision';

describe('refuseStale', () => {
  it('refuses only a form that was opened on another revision', () => {
    expect(() => refuseStale(3, 2)).toThrow('request.changed-meanwhile');
    expect(() => refuseStale(3, 3)).not.toThrow();
  });
});
