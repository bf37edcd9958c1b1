import { randomUUID } from 'node:crypto';
import { tipos } from '@/lib/access/actor';
import { db } from '@/lib/platform/db/client';
import { subjectStands } from '@/tests/support/assistant/subject-stands';
import type { Cell, Row } from './cell';

/** A conversation of the owner's, whoever asks for it: one question that is answered. */
async function conversationOf({ owner, schoolId }: Row) {
  const subject = `curso_${randomUUID()}`;
  const division = '';
  await subjectStands({ subject, division });
  const { id } = await db().conversation.create({
    data: { accountId: owner.actor.id, schoolId, subject, division, lastTurn: 1 },
  });
  const of = { conversationId: id, turn: 1, updatedAt: new Date() };
  const question = await db().chatMessage.create({ data: { ...of, role: 'user', content: 'O que é um laço?' } });
  const answer = await db().chatMessage.create({
    data: { ...of, role: 'assistant', content: 'Repete.', state: 'done', origin: 'guide', sources: [] },
  });
  return {
    questionId: question.id,
    docId: answer.id,
    key: { user: owner.actor.login, subject, specificDivisionFromSubject: division },
  };
}

/** Chats are one person's alone: not even an administrator's. */
function ownAlone(
  request: (of: Awaited<ReturnType<typeof conversationOf>>) => Awaited<ReturnType<Cell['request']>>,
): Cell {
  return {
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'person',
    ownAlone: tipos,
    request: async (row) => request(await conversationOf(row)),
  };
}

const at = '/firestore/conversations';

export const assistantCells: Record<string, Cell> = {
  [`GET ${at}`]: ownAlone(({ key }) => ({ path: `${at}?${new URLSearchParams(key)}` })),
  [`POST ${at}/add_message`]: ownAlone(({ key }) => ({
    path: `${at}/add_message`,
    body: { ...key, message: { role: 'user', content: 'E um sensor?' } },
  })),
  [`POST ${at}/update_message_feedback`]: ownAlone(({ key, docId }) => ({
    path: `${at}/update_message_feedback`,
    body: { ...key, docId, feedback: { status: 'liked' } },
  })),
  [`POST ${at}/take_back`]: ownAlone(({ key, questionId }) => ({
    path: `${at}/take_back`,
    body: { ...key, docId: questionId },
  })),
  [`POST ${at}/clear`]: ownAlone(({ key }) => ({ path: `${at}/clear`, body: key })),
  'POST /chatgpt/prompt': ownAlone(({ key }) => ({
    path: '/chatgpt/prompt',
    body: { context: { selectedSubject: key.subject, specificDivisionFromSubject: key.specificDivisionFromSubject } },
  })),
  'GET /chatgpt/own_modules': {
    owner: 'instrutor',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/chatgpt/own_modules' }),
  },
  'GET /chatgpt/starters': {
    owner: 'instrutor',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async (row) => {
      const { key } = await conversationOf(row);
      return { path: `/chatgpt/starters?subject=${key.subject}` };
    },
  },
  'GET /chatgpt/answers/{docId}': ownAlone(({ docId }) => ({ path: `/chatgpt/answers/${docId}`, params: { docId } })),
  'POST /chatgpt/answers/{docId}/stop': ownAlone(({ docId }) => ({
    path: `/chatgpt/answers/${docId}/stop`,
    params: { docId },
    body: {},
  })),
};
