import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leavingMark } from '@/lib/access/hints';
import type { KeptPerson } from '@/lib/platform/kept/person';
import { personOfShell } from './person-of-shell';

const disk = vi.hoisted(() => ({ person: undefined as KeptPerson | undefined }));
vi.mock('@/lib/platform/kept/person', async (load) => ({
  ...(await load<object>()),
  keptPerson: async () => disk.person,
}));

const page = { cookie: '' };
beforeEach(() => {
  vi.stubGlobal('document', page);
  page.cookie = 'signed_in=1';
  disk.person = { id: 'ana', name: 'Ana', tipo: 'aluno', sessionEnds: new Date(0).toISOString() };
});
afterEach(() => vi.unstubAllGlobals());

it('is who is kept, on an own device also after the session', async () => {
  expect(await personOfShell()).toMatchObject({ id: 'ana' });
});

it('is nobody once somebody has left, although the disk had no time to forget', async () => {
  page.cookie = `signed_in=1; ${leavingMark}=1`;
  expect(await personOfShell()).toBeUndefined();
  expect(await personOfShell({ inTest: true })).toBeUndefined();
});

it('is nobody after the session where a class shares the device, but in a test', async () => {
  disk.person = { ...(disk.person as KeptPerson), isShared: true };
  expect(await personOfShell()).toBeUndefined();
  expect(await personOfShell({ inTest: true })).toMatchObject({ id: 'ana' });
});
