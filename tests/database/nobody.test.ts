import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Tipo, tipos } from '@/lib/access/actor';
import { nobody, type Reach, within } from '@/lib/access/reach';
import { accountReach, identityReach, loginReach, passwordReach, seeingReach } from '@/lib/accounts/reach';
import { advisorReach } from '@/lib/advisors/reach';
import { announcedOn, editedAnnouncements } from '@/lib/announcements/reach';
import { conversationReach } from '@/lib/assistant/reach/conversations';
import { planReach } from '@/lib/bulk/reach';
import { careReach } from '@/lib/care/reach/care-notices';
import { readClassReach } from '@/lib/class-reading/reach/read-classes';
import { classReach } from '@/lib/classes/reach';
import { courseReach, editorReach } from '@/lib/courses/reach';
import { facilitatorAccountReach, facilitatorReach } from '@/lib/facilitators/reach';
import { fileReach, uploadReach } from '@/lib/files/reach';
import { consentReach, guardianReach } from '@/lib/guardians/reach';
import { knowledgeBaseReach } from '@/lib/knowledge-base/reach';
import { commentReach, deletableComments } from '@/lib/lesson-plans/reach/comments';
import { modulesOn } from '@/lib/lesson-plans/reach/modules';
import { muralOn, muralUntil, writtenPosts } from '@/lib/mural/reach';
import { noticeReach, writtenReach } from '@/lib/notices/reach';
import { attemptReach } from '@/lib/online-tests/reach';
import { db } from '@/lib/platform/db/client';
import type { Model } from '@/lib/platform/db/tables';
import { trainingRequestReach } from '@/lib/preliminary-training/reach';
import { testModelReach } from '@/lib/question-bank/reach';
import { schoolAiReach } from '@/lib/school-ai/reach';
import { schoolReach } from '@/lib/schools/reach';
import { studentReach, taughtNowReach } from '@/lib/students/reach';
import { ownTeamReach } from '@/lib/teams/reach';
import { questionReach } from '@/lib/training/reach';
import { mailReach } from '@/lib/upkeep/reach';
import { verifiedAnswerReach } from '@/lib/verified-answers/reach';
import { sentStatements } from '@/tests/support/passages/sent-statements';
import { signedIn } from '@/tests/support/world';

/** Every reach there is, and the model whose rows it bounds. */
const reaches: Record<string, [model: Model, reach: Reach<unknown>]> = {
  accountReach: ['account', accountReach],
  advisorReach: ['account', advisorReach],
  attemptReach: ['testAttempt', attemptReach],
  announcedOn: ['announcement', announcedOn(new Date())],
  careReach: ['careNotice', careReach],
  classReach: ['schoolClass', classReach],
  commentReach: ['planComment', commentReach],
  consentReach: ['consent', consentReach],
  conversationReach: ['conversation', conversationReach],
  courseReach: ['course', courseReach],
  deletableComments: ['planComment', deletableComments],
  editedAnnouncements: ['announcement', editedAnnouncements],
  editorReach: ['courseModule', editorReach],
  facilitatorAccountReach: ['account', facilitatorAccountReach],
  facilitatorReach: ['facilitator', facilitatorReach],
  fileReach: ['storedFile', fileReach],
  guardianReach: ['guardian', guardianReach],
  identityReach: ['ssoIdentity', identityReach],
  knowledgeBaseReach: ['knowledgeBase', knowledgeBaseReach],
  loginReach: ['account', loginReach],
  mailReach: ['mail', mailReach],
  modulesOn: ['courseModule', modulesOn(new Date())],
  muralOn: ['muralPost', muralOn(new Date())],
  muralUntil: ['muralPost', muralUntil(new Date())],
  noticeReach: ['notice', noticeReach],
  ownTeamReach: ['team', ownTeamReach],
  passwordReach: ['account', passwordReach],
  planReach: ['bulkPlan', planReach],
  questionReach: ['evaluationQuestion', questionReach],
  readClassReach: ['schoolClass', readClassReach],
  schoolAiReach: ['school', schoolAiReach],
  schoolReach: ['school', schoolReach],
  seeingReach: ['seeing', seeingReach],
  studentReach: ['student', studentReach],
  taughtNowReach: ['student', taughtNowReach],
  testModelReach: ['testModel', testModelReach],
  trainingRequestReach: ['trainingRequest', trainingRequestReach],
  uploadReach: ['upload', uploadReach],
  verifiedAnswerReach: ['verifiedAnswer', verifiedAnswerReach],
  writtenPosts: ['muralPost', writtenPosts],
  writtenReach: ['notice', writtenReach],
};

/** `export const aReach: Reach<…>` and `export function aReach(…): Reach<…>`. */
const declared = /^export (?:const|function) (\w+)(?:\([^)]*\))?: Reach</gm;

/** The ways in which queries put a reach beside what else is asked for. */
const combined: Record<string, (none: object) => object> = {
  alone: (none) => none,
  'beside a condition': (none) => ({ AND: [none, { id: { not: crypto.randomUUID() } }] }),
  'beside nothing': (none) => ({ AND: [none, {}] }),
  'alone in a list': (none) => ({ AND: [none] }),
  'in a list of lists': (none) => ({ AND: [{}, { AND: [none, {}] }] }),
  'as the only way': (none) => ({ OR: [none] }),
  'beside a way that is none': (none) => ({ OR: [none, { id: { in: [] } }] }),
  'spread over a condition': (none) => ({ ...none, NOT: { id: crypto.randomUUID() } }),
};

const reader = (model: Model) => db()[model] as unknown as { findMany(query: object): Promise<object[]> };

async function askedOf(model: Model, where: object): Promise<string> {
  const statements = await sentStatements(() => reader(model).findMany({ where }));
  return statements.map(({ text }) => text).join(';\n');
}

it('knows every reach of the product', () => {
  const written = globSync('lib/*/reach{.ts,/*.ts}')
    .filter((file) => !file.startsWith('lib/access/'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(declared)].map(([, name]) => name));
  expect(written.sort()).toEqual(Object.keys(reaches).sort());
});

describe('who reaches nobody reads no row', () => {
  it.each(Object.entries(combined))('%s', async (_, combine) => {
    for (const [name, [model, reach]] of Object.entries(reaches)) {
      for (const tipo of tipos.filter((each) => reach[each] === nobody)) {
        const { actor } = await actorOf(tipo);
        const statement = await askedOf(model, combine(within(reach, actor) as object));
        expect(statement, `${name} of ${tipo}`).toContain('1=0');
      }
    }
  });

  it('while others are asked for their rows', async () => {
    const { actor } = await actorOf('admin');
    expect(await askedOf('course', { AND: [within(courseReach, actor), {}] })).not.toContain('1=0');
  });
});

const actors = new Map<Tipo, ReturnType<typeof signedIn>>();
function actorOf(tipo: Tipo) {
  const known = actors.get(tipo) ?? signedIn(tipo, null);
  actors.set(tipo, known);
  return known;
}
