import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPack, packsOf, wholeContent } from './packs';
import {
  forgetPersonHere,
  isHereNoMore,
  type KeptPerson,
  keepPerson,
  keptPerson,
  onPersonGone,
  stayOn,
} from './person';

const disk = vi.hoisted(() => ({ made: undefined as unknown }));
vi.mock('./database', async () => {
  const { madeStores } = await import('./made-stores');
  disk.made = madeStores();
  return disk.made as object;
});

const dayMs = 86_400_000;
const now = Date.parse('2026-11-23T12:00:00Z');
const person = (id: string) => ({ id, name: id, tipo: 'aluno', sessionEnds: '2026-11-24T12:00:00Z' });
const pack = (of: string, classId: string, keptAt = now) => ({
  ...{ person: of, classId, className: '7º A', lesson: { number: 8, name: 'Uma fila' } },
  ...{ kind: 'seat' as const, content: { text: `${of} ${classId}` }, keptAt },
});
const classesOf = async (of: string, at = now) => (await packsOf(of, at)).map(({ classId }) => classId);

beforeEach(async () => {
  vi.stubGlobal('IDBKeyRange', { bound: (lower: [string]) => ({ person: lower[0] }) });
  vi.stubGlobal('document', { body: { dataset: {} } });
  await keepPerson(person('Ana'), now);
  await keepPack(pack('Ana', 'a'));
});
afterEach(async () => {
  await forgetPersonHere();
  vi.unstubAllGlobals();
});

describe('what a device keeps of lessons', () => {
  it('goes when its person signs out', async () => {
    await keepPack(pack('Ana', 'b'));
    await forgetPersonHere();
    expect(await keptPerson(now)).toBeUndefined();
    expect(await classesOf('Ana')).toEqual([]);
  });

  it('is kept for nobody who has left meanwhile', async () => {
    await forgetPersonHere();
    await keepPack(pack('Ana', 'b'));
    await keepPerson(person('Bia'), now + 1);
    await keepPack(pack('Ana', 'c'));
    expect(await classesOf('Ana')).toEqual([]);
  });

  it('is told to the pages that were made for somebody else, and to none of its own', async () => {
    document.body.dataset.person = 'Ana';
    const gone = vi.fn();
    const stop = onPersonGone(gone);
    await keepPerson(person('Ana'), now + 1);
    await keepPerson(person('Bia'), now + 2);
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
    await forgetPersonHere();
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(2));
    stop();
  });

  it('goes when another account signs in, and stays when the same one does', async () => {
    await keepPerson(person('Ana'), now + 1);
    expect(await classesOf('Ana')).toEqual(['a']);
    await keepPerson(person('Bia'), now + 2);
    expect(await classesOf('Ana')).toEqual([]);
    expect((await keptPerson(now + 2))?.name).toBe('Bia');
  });

  it('outlives its session on an own device, and not where a class shares it', async () => {
    const ends = Date.parse(person('Ana').sessionEnds);
    const isThere = async (at: number) => !isHereNoMore((await keptPerson(at)) as KeptPerson, at);
    expect(await isThere(ends)).toBe(true);
    await keepPerson({ ...person('Ana'), isShared: true }, now);
    expect(await isThere(ends - 1)).toBe(true);
    expect(await isThere(ends)).toBe(false);
  });

  it('stays for as long as the session that its person begins anew over a page, and takes nobody else’s', async () => {
    await keepPerson({ ...person('Ana'), isShared: true }, now);
    const sessionEnds = '2026-11-25T12:00:00Z';
    await stayOn({ id: 'Bia', sessionEnds, isShared: true }, now);
    expect((await keptPerson(now))?.sessionEnds).toBe(person('Ana').sessionEnds);
    await stayOn({ id: 'Ana', sessionEnds, isShared: true }, now);
    expect(await keptPerson(now)).toMatchObject({ ...person('Ana'), sessionEnds });
    expect(await classesOf('Ana')).toEqual(['a']);
  });

  it('is shown for a week, and then goes with the next page', async () => {
    expect(await classesOf('Ana', now + 6 * dayMs)).toEqual(['a']);
    expect(await classesOf('Ana', now + 7 * dayMs)).toEqual([]);
    await keepPerson(person('Ana'), now + 7 * dayMs);
    expect(await classesOf('Ana', now)).toEqual([]);
  });

  it('keeps the pictures of a lesson that comes again without them, and not those of another lesson', async () => {
    const pictures = [{ address: '/api/files/content-images/x.webp', inside: 'data:image/webp;base64,AA' }];
    await keepPack({ ...pack('Ana', 'a'), pictures });
    await keepPack(pack('Ana', 'a', now + 1));
    expect((await packsOf('Ana', now))[0]?.pictures).toEqual(pictures);
    await keepPack({ ...pack('Ana', 'a'), lesson: { number: 9, name: 'Outra' } });
    expect((await packsOf('Ana', now))[0]?.pictures).toBeUndefined();
  });

  it('is drawn with its pictures inside', () => {
    const pictures = [{ address: '/api/files/x.webp', inside: 'data:image/webp;base64,AA' }];
    const content = { html: '<img src="/api/files/x.webp">', photoUrl: '/api/files/x.webp' };
    expect(wholeContent({ content, pictures })).toEqual({
      html: '<img src="data:image/webp;base64,AA">',
      photoUrl: 'data:image/webp;base64,AA',
    });
  });
});
