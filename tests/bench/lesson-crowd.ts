import { Agent, type ClientRequest, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { db } from '@/lib/platform/db/client';
import { classToStart } from '@/tests/support/class-to-start';
import { type SignedIn, school, signedIn } from '@/tests/support/world';
import { ratios } from './budgets';
import type { Figure } from './figures';

const classCount = 200;
const pupilsEach = 30;
const atOnce = 20;
const steps = [1500, 3000, 4500, 6000] as const;

type Room = { readonly id: string; readonly teacher: SignedIn; readonly pupils: readonly SignedIn[] };
type Served = { readonly url: string; memory(): Promise<number> };

/** A town of two hundred classes, each with a lesson under way. */
export async function seedCrowd(): Promise<readonly Room[]> {
  const { id: schoolId } = await school();
  const { course, module, lesson } = await classToStart(schoolId);
  const planId = String(lesson.plans[0]?.id);
  const rooms: Room[] = [];
  for (let made = 0; made < classCount; made += atOnce) {
    rooms.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => room(made + index)))));
  }
  return rooms;

  async function room(number: number): Promise<Room> {
    const teacher = await signedIn('instrutor', schoolId);
    const pupils: SignedIn[] = [];
    for (let place = 0; place < pupilsEach; place += 1) pupils.push(await signedIn('aluno', schoolId));
    const now = new Date();
    const { id } = await db().schoolClass.create({
      data: {
        schoolId,
        courseId: course.id,
        moduleCode: module.code,
        name: `Turma ${number}`,
        schoolYear: 'EF7',
        shift: 'morning',
        letter: 'A',
        referenceYear: 2026,
        referenceSemester: 2,
        startedAt: now,
        facilitators: { create: { facilitatorId: teacher.actor.id } },
        enrolments: { create: pupils.map(({ actor }) => ({ studentId: actor.id, enrolledAt: now })) },
        plans: { create: { lessonId: lesson.id, planId, number: 1 } },
        heldLessons: { create: { number: 1, startedAt: now } },
      },
    });
    return { id, teacher, pupils };
  }
}

type Listener = { readonly request: ClientRequest; readonly classId: string };
/** When the last of a class heard of the tap, by the class. */
type Hearing = { left: number; heard: (at: number) => void };

/** Pupils connect, more and more; at each step twenty teachers tap within a second, and the last of each class counts. */
export async function crowdFigures(server: Served, rooms: readonly Room[]): Promise<Figure[]> {
  const hearings = new Map<string, Hearing>();
  const listeners: Listener[] = [];
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const waiting = rooms.flatMap(({ id, pupils }) => pupils.map((pupil) => ({ classId: id, cookie: pupil.cookie })));
  const before = await server.memory();
  const told: string[] = [];
  let slowest = Number.NaN;
  try {
    for (const count of steps) {
      while (listeners.length < count) {
        const next = waiting.slice(listeners.length, Math.min(count, listeners.length + atOnce));
        listeners.push(...(await Promise.all(next.map((one) => listen(server.url, one, agent, hearings)))));
      }
      slowest = await slowestTap(server.url, rooms.slice(0, count / pupilsEach), hearings);
      const kilobytes = ((await server.memory()) - before) / count / 1024;
      told.push(`${count}: ${(slowest / 1000).toFixed(2)} s, ${kilobytes.toFixed(1)} KB each`);
    }
  } finally {
    for (const { request } of listeners) request.destroy();
    agent.destroy();
  }
  const name = 'a tap reaches a class, 6,000 pupils listen: s';
  return [{ name, value: slowest / 1000, ...ratios.tapSeconds, told: told.join('; ') }];
}

/** Open, and its first line has arrived. */
function listen(
  url: string,
  { classId, cookie }: { classId: string; cookie: string },
  agent: Agent,
  hearings: ReadonlyMap<string, Hearing>,
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const address = `${url}/api/live?topics=lessons:${classId}`;
    const request = get(address, { headers: { cookie }, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`the stream answered ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        if (text.includes('event: ready')) resolve({ request, classId });
        if (text.includes('event: told')) count(hearings.get(classId));
      });
    });
    request.on('error', reject);
  });
}

function count(hearing: Hearing | undefined): void {
  if (!hearing) return;
  hearing.left -= 1;
  if (hearing.left === 0) hearing.heard(performance.now());
}

const tapsMeasured = 20;

async function slowestTap(url: string, rooms: readonly Room[], hearings: Map<string, Hearing>): Promise<number> {
  const step = Math.max(1, Math.floor(rooms.length / tapsMeasured));
  const chosen = rooms.filter((_, index) => index % step === 0).slice(0, tapsMeasured);
  const latencies = await Promise.all(
    chosen.map(async (room, index) => {
      await wait((index * 1000) / chosen.length);
      const began = performance.now();
      const all = new Promise<number>((resolve, reject) => {
        hearings.set(room.id, { left: pupilsEach, heard: resolve });
        setTimeout(() => reject(new Error('a tap did not reach its class within 30 s')), 30_000).unref();
      });
      const response = await fetch(`${url}/api/turmas/${room.id}/lessons/1/timer`, {
        method: 'POST',
        headers: { authorization: `Bearer ${room.teacher.bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ at: new Date().toISOString(), leftMs: 60_000, runs: true }),
      });
      if (response.status !== 200) throw new Error(`a tap was answered ${response.status}`);
      return (await all) - began;
    }),
  );
  return Math.max(...latencies);
}
