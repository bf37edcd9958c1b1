import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { type Answer, readAnswer } from '@/lib/platform/outbox/answer';
import type { Batch } from '@/lib/platform/outbox/batch';
import { drain } from '@/lib/platform/outbox/drain';
import { isWaiting, type KeptItem, type Settled } from '@/lib/platform/outbox/kept-item';
import { courseData, type SignedIn, signedIn } from '@/tests/support/world';
import { startKilledServers } from './killed-servers';

export type Tally = { runs: number; tried: number; lost: number; doubled: number; cuts: number; kills: number };

const tapsOfRun = 20;
const longestMs = 60;

/**
 * A browser of several tabs whose line is cut at any moment, whose tabs are loaded anew while they send, and whose server
 * is killed: what it kept is all carried out, once and in order. Each tap changes one course from the revision that the
 * tap before it made, so that one that is lost, doubled or out of order makes the next ones be refused.
 */
export async function chaos(runs: number): Promise<Tally> {
  const admin = await signedIn('admin');
  const servers = await startKilledServers();
  const tally: Tally = { runs, tried: 0, lost: 0, doubled: 0, cuts: 0, kills: 0 };
  try {
    for (let run = 0; run < runs; run += 1) await oneRun(admin, servers, tally, run % 4 === 0);
  } finally {
    servers.stop();
  }
  tally.kills = servers.kills();
  return tally;
}

type Servers = Awaited<ReturnType<typeof startKilledServers>>;

async function oneRun(admin: SignedIn, servers: Servers, tally: Tally, isKilled: boolean): Promise<void> {
  const { code, id } = await db().course.create({ data: courseData() });
  const disk = new Map<number, KeptItem>();
  const refused: Settled[] = [];
  let weather = true;

  /** Cut anywhere on the way: before it goes, while the server works, before the answer is there. */
  async function send(_: string, { items, body }: Batch): Promise<Answer> {
    const line = new AbortController();
    const isCut = weather && Math.random() < 0.5;
    const cut = isCut && setTimeout(() => line.abort(), Math.random() * longestMs);
    try {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin.bearer}` };
      const response = await fetch(servers.url(), { method: 'POST', headers, body, signal: line.signal });
      return readAnswer(response.status, await response.text(), items);
    } catch {
      tally.cuts += 1;
      return { kind: 'unanswered' };
    } finally {
      if (cut) clearTimeout(cut);
    }
  }

  /** One document: loaded anew, it hears no answer to what the one before it sent. */
  async function tab(): Promise<void> {
    let isOpen = true;
    const reload = weather && Math.random() < 0.3 && setTimeout(() => (isOpen = false), Math.random() * longestMs);
    await drain({
      person: admin.actor.id,
      singly: false,
      read: async () => (isOpen ? [...disk.values()] : []),
      settle: async (settled) => {
        if (!isOpen) return;
        for (const { item, answer } of settled) {
          disk.delete(item.seq);
          if (answer.state === 'refused') refused.push({ item, answer });
        }
      },
      send,
    });
    if (reload) clearTimeout(reload);
  }

  async function tabs(): Promise<void> {
    await Promise.all([tab(), tab()]);
  }

  const killedAt = isKilled ? Math.floor(Math.random() * tapsOfRun) : -1;
  for (let tap = 0; tap < tapsOfRun; tap += 1) {
    disk.set(tap, keptTap(admin.actor.id, code, tap));
    const sending = Math.random() < 0.5 ? tabs() : undefined;
    if (tap === killedAt) await servers.kill();
    await sending;
  }
  weather = false;
  for (let tries = 0; [...disk.values()].some(isWaiting) && tries < 50; tries += 1) await tabs();
  const carriedOut = await db().auditEntry.count({ where: { command: 'courses.update', targetId: id } });
  tally.tried += tapsOfRun;
  tally.lost += disk.size + refused.length + Math.max(0, tapsOfRun - carriedOut - disk.size - refused.length);
  tally.doubled += Math.max(0, carriedOut - tapsOfRun);
}

function keptTap(person: string, code: string, tap: number): KeptItem {
  const { code: _, name: __, ...data } = courseData(code);
  const input = { id: code, ...data, nome: `Toque ${tap}`, revision: tap + 1 };
  const operation = 'POST /Cursos/{id}';
  return { seq: tap, person, key: randomUUID(), operation, input, label: undefined, at: Date.now() };
}
