import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { imageAddress } from '@/lib/assistant/rules/image-address';
import { screened } from '@/lib/care/rules/screening';
import { schoolDay } from '@/lib/lesson-plans/rules/school-day';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { abilities } from '../abilities';
import { readAnswers } from '../queries/read-answers';
import { readableTurns } from '../queries/readable-turns';
import { subjectNames } from '../queries/subject-names';
import { readClassReach } from '../reach/read-classes';
import { turnsPerPage } from '../rules/limits';
import { ConversationsRead } from '../schemas/classes';

const pageMax = 10_000;

/** Page 1 is what was said last. */
const ReadingWanted = z.object({
  classId: z.uuid(),
  studentId: z.uuid(),
  page: z._default(z.int().check(z.minimum(1), z.maximum(pageMax)), 1),
});

/**
 * A facilitator reads what a pupil and the assistant said. It is a command because nobody reads it unseen: one row a
 * pupil, reader and day stands before the first word is told, and is the record.
 */
export const readConversations = defineCommand({
  name: 'class-reading.read-conversations',
  may: abilities['class-conversation:read'],
  ownRecord: true,
  input: ReadingWanted,
  reply: ConversationsRead,
  target: ({ tx, actor, input: { classId, studentId } }) =>
    tx.enrolment.findFirst({
      where: { classId, studentId, leftAt: null, class: within(readClassReach, actor) },
      select: { studentId: true },
    }),
  run: async ({ tx, actor, input: { studentId, page }, now }) => {
    await tx.conversationReading.createMany({
      data: { studentId, readerId: actor.id, day: schoolDay(now), firstAt: now },
      skipDuplicates: true,
    });
    const where: Prisma.ChatMessageWhereInput = {
      role: 'user',
      conversation: { accountId: studentId },
      ...(await readableTurns(tx, actor, studentId)),
    };
    const total = await tx.chatMessage.count({ where });
    const asked = await tx.chatMessage.findMany({
      where,
      include: { conversation: { select: { subject: true, division: true } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * turnsPerPage,
      take: turnsPerPage,
    });
    const answers = await readAnswers(tx, asked, now);
    const names = await subjectNames(tx, [...new Set(asked.map(({ conversation }) => conversation.subject))]);
    // Of what tells of danger, and was not answered yet, nobody knows yet whom it is about.
    const told = asked.filter(({ id, content }) => answers.has(id) || !screened(content));
    const items = told.reverse().map(({ id, content, imageFileId, createdAt, conversation }) => ({
      id,
      ...conversation,
      subjectName: names.get(conversation.subject) ?? null,
      at: createdAt.toISOString(),
      question: content,
      imageUrl: imageFileId && imageAddress(imageFileId),
      answer: answers.get(id) ?? null,
    }));
    return { items, total, page, pageSize: turnsPerPage };
  },
});
