import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { resetPath } from './error-reset';

let profile: object | undefined;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === storedKeys.profile && profile ? JSON.stringify(profile) : null),
  });
  vi.stubGlobal('document', { cookie: 'theme=dark; signed_in=1' });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['whoever is signed in to the own homepage', { tipo: 'admin', homepage: '/adm/courses' }, '/adm/courses'],
  ['no homepage that is elsewhere', { tipo: 'admin', homepage: 'https://evil.example/' }, '/login'],
  ['a school to /school', { tipo: 'escola', homepage: '/analytics/school/school_engagement' }, '/school'],
])('leads %s', (_, kept, path) => {
  profile = { ...kept, isAuthenticated: true };
  expect(resetPath()).toBe(path);
});

it('asks the sign-in screen where no profile is kept yet, and leads who is signed out to the root', () => {
  profile = undefined;
  expect(resetPath()).toBe('/login');
  vi.stubGlobal('document', { cookie: 'theme=dark' });
  expect(resetPath()).toBe('/');
});
