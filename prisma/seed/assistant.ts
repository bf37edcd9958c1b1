import { randomUUIDv7 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FixedBase, fixedBases } from '@/lib/knowledge-base/rules';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Tx } from '@/lib/platform/db/client';
import { demoDislikedId } from './evaluation-ids';
import type { SeededPeople } from './people';

type Said = {
  question: string;
  answer: string;
  /** Passages by title and heading, in the order of their [numbers]. */
  cite?: [title: string, heading: string][];
  origin?: 'guide';
  hint?: number;
  liking?: 'liked' | 'disliked';
  observation?: string;
  /** The one whose id is written down. */
  pinned?: true;
};
type Talk = { pupil: string; subject: string; division?: string; daysAgo: number; at: string; turns: Said[] };

const file = fileURLToPath(new URL('content/conversations.json', import.meta.url));
const minuteMs = 60_000;
/** The clock of Brasília behind UTC. */
const behindMs = 180 * minuteMs;
/** From a question to the next one. */
const pauseMs = 3 * minuteMs;

/** What some of the class asked over the last two weeks. `aluno` and the facilitators begin with an empty panel. */
export async function seedConversations(tx: Tx, people: SeededPeople, now: Date): Promise<void> {
  const talks: Talk[] = JSON.parse(readFileSync(file, 'utf8'));
  const schoolId = people.get('capibaribe') ?? null;
  for (const { pupil, subject, division = '', daysAgo, at, turns } of talks) {
    const begun = new Date(begunAt(now, daysAgo, at));
    const { id: conversationId } = await tx.conversation.create({
      data: {
        accountId: people.get(pupil) ?? fault(pupil),
        schoolId,
        subject: subjectOf(subject),
        division,
        lastTurn: turns.length,
        createdAt: begun,
      },
      select: { id: true },
    });
    for (const [index, said] of turns.entries()) {
      await storeTurn(tx, { conversationId, turn: index + 1 }, new Date(begun.getTime() + index * pauseMs), said);
    }
  }
}

async function storeTurn(tx: Tx, at: { conversationId: string; turn: number }, asked: Date, said: Said): Promise<void> {
  const { question, answer, cite = [], origin = 'model', hint, liking, observation = '', pinned } = said;
  const sources = await Promise.all(cite.map(([title, heading], index) => source(tx, { title, heading }, index + 1)));
  const answered = new Date(asked.getTime() + minuteMs / 6);
  await tx.chatMessage.createMany({
    data: [
      { ...at, id: randomUUIDv7(), role: 'user', content: question, createdAt: asked },
      {
        ...at,
        id: pinned ? demoDislikedId : randomUUIDv7(),
        role: 'assistant',
        content: answer,
        state: 'done',
        origin,
        sources,
        createdAt: answered,
        observation,
        ...(hint && { hint }),
        ...(liking && { liking, feedbackAt: new Date(answered.getTime() + minuteMs) }),
      },
    ],
  });
}

async function source(tx: Tx, { title, heading }: { title: string; heading: string }, number: number) {
  const found = await tx.passage.findFirst({ where: { title, heading }, select: { address: true } });
  return { number, title, heading, address: found?.address ?? fault(`${title}, ${heading}`) };
}

function subjectOf(subject: string): string {
  const [kind, name = ''] = subject.split(':');
  return kind === 'base' ? fixedBases[name as FixedBase].id : subject;
}

function begunAt(now: Date, daysAgo: number, at: string): number {
  const day = schoolDay(now).toISOString().slice(0, 10);
  return Date.parse(`${day}T${at}:00Z`) + behindMs - daysAgo * 24 * 60 * minuteMs;
}

function fault(name: string): never {
  throw new Error(`the demo has no ${name}`);
}
