import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defineLive } from '@/lib/access/live/define-live';
import { defineTopic } from '@/lib/access/live/define-topic';
import { livePosition } from '@/lib/access/live/event-log';
import { closeListeners, listenerCount } from '@/lib/access/live/hub';
import { serveLive } from '@/lib/access/live/serve-live';
import { abilities as coursesAbilities } from '@/lib/courses/abilities';
import { db } from '@/lib/platform/db/client';
import { abilities as schoolsAbilities } from '@/lib/schools/abilities';
import { heardStream } from '@/tests/support/live/heard-stream';
import { account, type SignedIn, school, signedIn } from '@/tests/support/world';

type Word = { word: string };

const words = defineTopic<Word>({ name: 'words', may: coursesAbilities['course:read'] });
/** Of a school; `id` is the school's. */
const bells = defineTopic<Word>({
  name: 'bells',
  may: schoolsAbilities['school:read'],
  hears: async ({ actor, id }) => actor.schoolId === id,
});
const GET = serveLive(defineLive([words, bells]));

let admin: SignedIn;
const open: (() => void)[] = [];

beforeAll(async () => {
  admin = await signedIn('admin');
});

afterEach(async () => {
  for (const hangUp of open.splice(0)) hangUp();
  await vi.waitFor(() => expect(listenerCount()).toBe(0));
});

function get(topics: string[], { since, bearer = admin.bearer }: { since?: string; bearer?: string } = {}) {
  const query = new URLSearchParams(topics.map((topic) => ['topics', topic]));
  const headers = { authorization: `Bearer ${bearer}`, ...(since && { 'last-event-id': since }) };
  const request = new Request(`http://localhost:3000/api/live?${query}`, { headers });
  return GET(request);
}

async function listen(topics: string[], options: Parameters<typeof get>[1] = {}) {
  const response = await get(topics, options);
  expect(response.status).toBe(200);
  const stream = heardStream(response);
  open.push(stream.hangUp);
  await vi.waitFor(() => expect(stream.position()).toBeDefined());
  return stream;
}

function tell(word: string, topic = words, id?: string) {
  return db().$transaction((tx) => topic.tell(tx, { word }, id));
}

describe('GET /live', () => {
  it('tells what commits, in order, and nothing of what is rolled back', async () => {
    const stream = await listen(['words']);
    await tell('one');
    const undone = db().$transaction(async (tx) => {
      await words.tell(tx, { word: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await db().$transaction(async (tx) => {
      await words.tell(tx, { word: 'two' });
      await words.tell(tx, { word: 'three' });
    });
    await vi.waitFor(() => expect(stream.told()).toEqual([{ word: 'one' }, { word: 'two' }, { word: 'three' }]));
  });

  it('is a stream that no proxy may pack or hold back', async () => {
    const response = await get(['words']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    await response.body?.cancel();
  });

  it('tells a browser that comes back what it missed, and nothing twice', async () => {
    const first = await listen(['words']);
    await tell('heard');
    await vi.waitFor(() => expect(first.told()).toHaveLength(1));
    first.hangUp();
    await first.ended;
    await tell('missed');
    const second = await listen(['words'], { since: first.position() });
    await tell('after');
    await vi.waitFor(() => expect(second.told()).toEqual([{ word: 'missed' }, { word: 'after' }]));
  });

  it('misses nothing when the transaction that told first commits last', async () => {
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slowOne = db().$transaction(async (tx) => {
      await words.tell(tx, { word: 'told first' });
      begun.resolve();
      await slow.promise;
    });
    await begun.promise;
    const stream = await listen(['words']);
    await tell('committed first');
    await vi.waitFor(() => expect(stream.told()).toEqual([{ word: 'committed first' }]));
    const position = stream.position();
    stream.hangUp();
    slow.resolve();
    await slowOne;
    const back = await listen(['words'], { since: position });
    await vi.waitFor(() => expect(back.told()).toContainEqual({ word: 'told first' }));
    const onceEach = new Set([...stream.eventIds(), ...back.eventIds()]);
    expect(onceEach.size).toBe(2);
  });

  it('says that a browser must read anew when it was away for too long or comes from another database', async () => {
    const { hangUp, position } = await listen(['words']);
    hangUp();
    const otherDatabase = await listen(['words'], { since: `999999999999.${Math.floor(Date.now() / 1000)}` });
    expect(otherDatabase.frames[0]).toMatchObject({ event: 'ready', data: { lost: true } });
    const soon = await listen(['words'], { since: position() });
    expect(soon.frames[0]).toMatchObject({ event: 'ready', data: { lost: false } });
    const [seen] = (position() ?? '').split('.');
    // A page that was read after something was written that nobody is told of.
    await account('aluno');
    const justRead = await listen(['words'], { since: await livePosition() });
    expect(justRead.frames[0]).toMatchObject({ event: 'ready', data: { lost: false } });
    const longAgo = await listen(['words'], { since: `${seen}.${Math.floor(Date.now() / 1000) - 3600}` });
    expect(longAgo.frames[0]).toMatchObject({ event: 'ready', data: { lost: true } });
  });

  it("lets nobody hear a neighbour's topic, and says so as for one that does not exist", async () => {
    const [own, neighbour] = await Promise.all([school(), school()]);
    const listener = await signedIn('escola', own.id);
    const asked = [`bells:${own.id}`, `bells:${neighbour.id}`, 'bells', 'nothing', 'words:1'];
    const stream = await listen(asked, listener);
    expect(stream.frames[0]).toMatchObject({ event: 'ready', data: { refused: asked.slice(1) } });
    await tell('not for you', bells, neighbour.id);
    await tell('for you', bells, own.id);
    await vi.waitFor(() => expect(stream.told()).toEqual([{ word: 'for you' }]));
    for (const topics of [[`bells:${neighbour.id}`], ['nothing']]) {
      expect((await get(topics, listener)).status).toBe(404);
    }
  });

  it('asks for a sign-in and for topics', async () => {
    expect((await get(['words'], { bearer: 'forged' })).status).toBe(401);
    expect((await get([])).status).toBe(422);
    expect((await get(Array.from({ length: 31 }, () => randomUUID()))).status).toBe(422);
    const selfie = await signedIn('somosselfieadmin');
    expect((await get(['words'], selfie)).status).toBe(404);
  });

  it('tells a person who was signed out nothing more, and ends the stream', async () => {
    const person = await signedIn('instrutor');
    const stream = await listen(['words'], person);
    await db().session.update({ where: { id: person.actor.sessionId }, data: { revokedAt: new Date() } });
    await tell('too late');
    await stream.ended;
    expect(stream.told()).toEqual([]);
    expect(stream.frames.at(-1)).toMatchObject({ event: 'over', data: { why: 'session-over' } });
  });

  it('sends a browser away that takes nothing, and lets it catch up', async () => {
    const body = (await get(['words'])).body as ReadableStream<Uint8Array>;
    const long = 'x'.repeat(50_000);
    for (let each = 0; each < 8; each += 1) await tell(long);
    await vi.waitFor(() => expect(listenerCount()).toBe(0));
    await body.cancel();
  });

  it('hears again after the database has cut its line', async () => {
    const first = await listen(['words']);
    await db().$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                          WHERE application_name = 'school-computing notifications' AND datname = current_database()`;
    await first.ended;
    expect(first.frames.at(-1)).toMatchObject({ event: 'over', data: { why: 'again' } });
    await tell('meanwhile');
    const second = await vi.waitFor(() => listen(['words'], { since: first.position() }), 8000);
    await vi.waitFor(() => expect(second.told()).toEqual([{ word: 'meanwhile' }]));
    await tell('again');
    await vi.waitFor(() => expect(second.told()).toEqual([{ word: 'meanwhile' }, { word: 'again' }]));
  });

  it('keeps no listener of a browser that has gone', async () => {
    const stream = await listen(['words']);
    expect(listenerCount()).toBe(1);
    stream.hangUp();
    await vi.waitFor(() => expect(listenerCount()).toBe(0));
  });

  it('ends every stream when the server stops, and opens none after that', async () => {
    const stream = await listen(['words']);
    closeListeners();
    await stream.ended;
    expect(stream.frames.at(-1)).toMatchObject({ event: 'over', data: { why: 'again' } });
    expect((await get(['words'])).status).toBe(503);
  });
});
