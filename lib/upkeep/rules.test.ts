import { describe, expect, it } from 'vitest';
import { sendingAgain } from './rules';

const kept = { state: 'uncertain', secretNames: ['link'], hasSecrets: true, isSuppressed: false } as const;

describe('sending a mail again', () => {
  it.each(['uncertain', 'failed', 'bounced', 'suppressed', 'held'] as const)('is possible once it is %s', (state) => {
    expect(sendingAgain({ ...kept, state })).toBe('possible');
  });

  it.each(['queued', 'sending', 'sent'] as const)('is not while or after it is %s', (state) => {
    expect(sendingAgain({ ...kept, state })).toBe('not-again');
  });

  it('needs the secrets that it carried', () => {
    expect(sendingAgain({ ...kept, hasSecrets: false })).toBe('secrets-gone');
    expect(sendingAgain({ ...kept, hasSecrets: false, secretNames: [] })).toBe('possible');
  });

  it('needs an address that is accepted', () => {
    expect(sendingAgain({ ...kept, isSuppressed: true })).toBe('address-suppressed');
  });
});
