import type { Actor } from '@/lib/access/actor';
import { countEngagement } from '@/lib/analytics/parts/count-engagement';
import { now } from '@/lib/platform/clock/clock';
import { db } from '@/lib/platform/db/client';
import { seedAnnouncements } from './announcements';
import { seedAskedWays } from './asked-ways';
import { seedConversations } from './assistant';
import { seedClasses } from './classes';
import { seedCourses } from './courses';
import { seedDoubts } from './doubts';
import { seedEvaluation } from './evaluation';
import { seedFirstUnit } from './first-unit';
import { seedImports } from './imports';
import { seedKnowledge } from './knowledge';
import { seedLessons } from './lessons';
import { seedModules } from './modules';
import { drawRoom, seedMural } from './mural';
import { seedNotices } from './notices';
import { type SeededPeople, schoolKeys, seedPeople } from './people';
import { seedTeams } from './teams';
import { seedTests } from './tests';
import { seedTrainingRequests } from './training-requests';
import { seedVerifiedAnswers } from './verified-answers';

/** The demo school, a chapter a part of the product. */
export async function seedDemo(): Promise<void> {
  const people = await db().$transaction((tx) => seedPeople(tx));
  const admin = actorOf(people, 'admin');
  await seedCourses(admin);
  await seedModules(
    admin,
    schoolKeys.map((key) => people.get(key) ?? key),
  );
  await seedTests(admin);
  await seedKnowledge(admin);
  await seedAskedWays();
  await db().$transaction((tx) => seedClasses(tx, people));
  await db().$transaction((tx) => seedTeams(tx, people));
  await db().$transaction((tx) => seedLessons(tx, people, now()));
  await seedFirstUnit(people, actorOf(people, 'instrutor'));
  await db().$transaction((tx) => seedDoubts(tx, people));
  await db().$transaction((tx) => seedVerifiedAnswers(tx, people));
  await db().$transaction((tx) => seedNotices(tx, people));
  await db().$transaction((tx) => seedAnnouncements(tx, people));
  const room = await drawRoom();
  await db().$transaction((tx) => seedMural(tx, people, room));
  await db().$transaction((tx) => seedImports(tx, people));
  await db().$transaction((tx) => seedConversations(tx, people, now()));
  await db().$transaction((tx) => seedTrainingRequests(tx, people));
  await db().$transaction((tx) => countEngagement(tx, now()));
  await seedEvaluation(admin);
}

/** Somebody whose login is named as the tipo. */
function actorOf(people: SeededPeople, tipo: 'admin' | 'instrutor'): Actor {
  const id = people.get(tipo);
  if (!id) throw new Error(`the demo has no ${tipo}`);
  return {
    id,
    tipo,
    login: tipo,
    name: tipo,
    photoUrl: null,
    schoolId: tipo === 'admin' ? null : (people.get('capibaribe') ?? null),
    sessionId: 'seed',
    sessionExpiresAt: new Date(0),
    isOnSharedDevice: false,
    firstAccess: false,
    publicReference: 'seed',
    provider: null,
    face: '/login',
    seeing: null,
  };
}
