import type { Tx } from '@/lib/platform/db/client';
import type { CareTopic } from '../rules/care-sign';
import { staffDays } from '../rules/limits';
import { namesHead, staffMeant } from '../rules/staff-meant';

type Told = { topic: CareTopic; excerpt: string; before?: readonly string[] | undefined };
type Person = { id: string; name: string; email: string | null };

/** Who reads of it. Whom it is about is none of them; somebody always is. */
export type CareReaders = {
  /** No facilitator does. */
  schoolOnly: boolean;
  /** Logins of the school that do not. */
  passedOver: string[];
  /** Those of them that do; of the head of the school, none where facilitators read it. */
  school: Person[];
  facilitators: Person[];
  /** Whether somebody of this name or address may hear of it by mail. */
  mayHear: (person: { name: string; email: string }) => boolean;
};

export async function careReaders(
  tx: Tx,
  { studentId, schoolId, now }: { studentId: string; schoolId: string; now: Date },
  { topic, excerpt, before = [] }: Told,
): Promise<CareReaders> {
  const [teaching, logins, wasOfStaff] = [
    await teachingOf(tx, { studentId, schoolId }),
    await loginsOf(tx, schoolId),
    await wasOfWhoTeaches(tx, studentId, now),
  ];
  const names = teaching.flatMap(({ name, nickname }) => [name, ...(nickname ? [nickname] : [])]);
  const meant = staffMeant({ topic, text: excerpt, before, wasOfStaff, facilitators: names });
  const schoolOnly = meant.facilitators;
  const facilitators = schoolOnly ? [] : teaching.filter(({ isReading }) => isReading);
  const about = meant.heads ? headsOf(excerpt, logins) : schoolOnly ? namedIn(excerpt, logins) : [];
  const twins = schoolOnly ? logins.filter(({ email }) => isAddressOf(email, teaching)) : [];
  const out = new Set([...about, ...twins].map(({ id }) => id));
  const left = logins.filter(({ id }) => !out.has(id));
  // A notice that nobody reads helps no child: then whoever has the school's login does.
  const isUnread = left.length === 0 && facilitators.length === 0;
  const school = isUnread ? logins : left;
  const hidden = isUnread ? [] : logins.filter(({ id }) => out.has(id));
  const mayHear = (person: { name: string; email: string }) =>
    !isAddressOf(person.email, hidden) &&
    !(schoolOnly && isAddressOf(person.email, teaching)) &&
    !((meant.heads || schoolOnly) && namesHead(excerpt, person.name)) &&
    !(meant.heads && school.length === 0 && hidden.length > 0);
  return { schoolOnly, passedOver: hidden.map(({ id }) => id), school, facilitators, mayHear };
}

/** Who is named; where it is no login's name, each may be the one. */
function headsOf(excerpt: string, logins: readonly Person[]): readonly Person[] {
  const named = namedIn(excerpt, logins);
  return named.length > 0 ? named : logins;
}

/** In a small school who teaches may have the school's login too. */
function namedIn(excerpt: string, logins: readonly Person[]): readonly Person[] {
  return logins.filter(({ name }) => namesHead(excerpt, name));
}

function isAddressOf(email: string | null, people: readonly Person[]): boolean {
  return email !== null && people.some((each) => each.email?.toLowerCase() === email.toLowerCase());
}

/**
 * Whose name a class of the pupil's has. Who left the school, whose login has ended, or whose class is over while another one
 * goes on, reads nothing any more (`careReach`).
 */
async function teachingOf(tx: Tx, { studentId, schoolId }: { studentId: string; schoolId: string }) {
  const enrolments = { some: { studentId, leftAt: null } };
  const goesOn = { status: 'initiated', enrolments } as const;
  const isTaught = (await tx.schoolClass.count({ where: goesOn })) > 0;
  const rows = await tx.facilitator.findMany({
    where: { classes: { some: { class: { enrolments } } } },
    select: {
      id: true,
      nickname: true,
      classes: { where: { class: goesOn }, select: { classId: true } },
      account: { select: { name: true, email: true, active: true, schoolLinks: { where: { schoolId } } } },
    },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id, nickname, classes, account: { active, schoolLinks, ...person } }) => {
    const isTeaching = classes.length > 0 || !isTaught;
    return { id, nickname, ...person, isReading: active && isTeaching && schoolLinks.length > 0 };
  });
}

function loginsOf(tx: Tx, schoolId: string): Promise<Person[]> {
  return tx.account.findMany({
    where: { tipo: 'escola', schoolId, active: true },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, email: true },
  });
}

async function wasOfWhoTeaches(tx: Tx, studentId: string, now: Date): Promise<boolean> {
  const createdAt = { gt: new Date(now.getTime() - staffDays * 86_400_000) };
  return (await tx.careNotice.count({ where: { studentId, schoolOnly: true, createdAt } })) > 0;
}
