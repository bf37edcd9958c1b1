import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineTopic } from '@/lib/access/live/define-topic';
import { abilities } from './abilities';
import { isInRoom } from './queries/is-in-room';
import type { LessonStanding } from './schemas';

/** Whoever reaches the class: a pupil in it, or who teaches it. */
export function inRoom({ actor, id }: { actor: Actor; id: string }): Promise<boolean> {
  return z.uuid().safeParse(id).success ? isInRoom(actor, { classId: id }) : Promise.resolve(false);
}

/** The room: a lesson of the class began, closed, or its timer or a switch was set. `lessons:<class>`. */
export const lessonChanges = defineTopic<LessonStanding>({
  name: 'lessons',
  may: abilities['lesson:follow'],
  hears: inRoom,
});

/** What is marked in a lesson, for those who teach the class alone: whoever shares it sees the others' taps. */
export type DeskNews = {
  number: number;
  by: { id: string; name: string };
  /** Rows of what was tapped, each as its own domain shows it. */
  [kind: string]: unknown;
};

/** Pupils' doubts are among it, so that nobody hears it who sees as who teaches. */
export const deskChanges = defineTopic<DeskNews>({
  name: 'desk',
  may: abilities['lesson:run'],
  hears: async ({ actor, id }) => !actor.seeing && inRoom({ actor, id }),
});
