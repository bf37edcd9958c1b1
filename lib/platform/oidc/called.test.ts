import { expect, it } from 'vitest';
import { calledIn, scopeOf } from './called';

it('calls an account by its address, else by its login there, else by the name', () => {
  const ana = { email: 'ana@escola.example', preferred_username: 'ana.lima', name: 'Ana Lima' };
  expect(calledIn(ana)).toBe('ana@escola.example');
  expect(calledIn({ ...ana, email: '' })).toBe('ana.lima');
  expect(calledIn({ name: 'Ana Lima' })).toBe('Ana Lima');
  expect(calledIn({ email: 7 })).toBeUndefined();
});

it('asks a provider for what it says to tell, and for no more', () => {
  expect(scopeOf(['openid', 'profile', 'email', 'phone'])).toBe('openid email profile');
  expect(scopeOf(['openid'])).toBe('openid');
  expect(scopeOf(undefined)).toBe('openid');
});
