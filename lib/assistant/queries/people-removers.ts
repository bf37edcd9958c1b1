import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { namingNicknames } from '@/lib/privacy/queries/nicknames';
import { withoutPeople } from '@/lib/privacy/rules/without-people';

const classNamed = { name: true, schoolYear: true, letter: true } satisfies Prisma.SchoolClassSelect;

/** Everything by which whoever wrote could be known: it is read to be taken out, and leaves the server nowhere. */
export const whose = {
  id: true,
  school: { select: { name: true } },
  account: {
    select: {
      id: true,
      name: true,
      login: true,
      school: { select: { name: true } },
      schoolLinks: { select: { school: { select: { name: true } } } },
      student: {
        select: {
          nickname: true,
          guardians: { select: { guardian: { select: { name: true } } } },
          enrolments: { select: { class: { select: classNamed } } },
        },
      },
      facilitator: { select: { nickname: true, classes: { select: { class: { select: classNamed } } } } },
    },
  },
} satisfies Prisma.ConversationSelect;

type Whose = Prisma.ConversationGetPayload<{ select: typeof whose }>;
type Writer = NonNullable<Whose['account']>;

/** By conversation, what takes people out of its texts. One that is nobody's any more was cleaned when it became so. */
export async function peopleRemovers(db: Tx, conversations: readonly Whose[]) {
  const owned = conversations.flatMap(({ id, account, school }) => (account ? [{ id, account, school }] : []));
  const others = await othersOf(
    db,
    owned.map(({ account }) => account.id),
  );
  return new Map(
    owned.map(({ id, account, school }) => [
      id,
      withoutPeople({ ...knownOf(account, school), others: others.get(account.id) ?? [] }),
    ]),
  );
}

function knownOf({ name, login, school, schoolLinks, student, facilitator }: Writer, then: Whose['school']) {
  const schools = [then, school, ...schoolLinks.map((link) => link.school)].flatMap((each) => each?.name ?? []);
  const classes = [...(student?.enrolments ?? []), ...(facilitator?.classes ?? [])].map((one) => one.class);
  return {
    names: [
      name,
      ...namingNicknames([student?.nickname, facilitator?.nickname]),
      ...(student?.guardians ?? []).map(({ guardian }) => guardian.name),
    ],
    login,
    schools: [...new Set(schools)],
    classes: [...new Map(classes.map((one) => [`${one.schoolYear} ${one.letter} ${one.name}`, one])).values()],
  };
}

/** By person, the names of everybody who was ever in a class with them; of a school's own login, those of the school. */
async function othersOf(db: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const met = await db.$queryRaw<{ id: string; names: string[]; nicknames: string[] }[]>`
    WITH own AS (
      SELECT student_id AS id, class_id FROM enrolments WHERE student_id = ANY (${ids}::uuid[])
      UNION SELECT facilitator_id, class_id FROM class_facilitators WHERE facilitator_id = ANY (${ids}::uuid[])
    ), head AS (
      SELECT id, school_id FROM accounts WHERE id = ANY (${ids}::uuid[]) AND tipo = 'escola'
    ), met AS (
      SELECT own.id, e.student_id AS other FROM own JOIN enrolments e USING (class_id)
      UNION SELECT own.id, f.facilitator_id FROM own JOIN class_facilitators f USING (class_id)
      UNION SELECT head.id, s.id FROM head JOIN students s USING (school_id)
      UNION SELECT head.id, l.account_id FROM head JOIN school_links l USING (school_id)
    )
    SELECT met.id, array_agg(a.name) AS names, array_agg(coalesce(s.nickname, f.nickname, '')) AS nicknames
      FROM met JOIN accounts a ON a.id = met.other
      LEFT JOIN students s ON s.id = a.id
      LEFT JOIN facilitators f ON f.id = a.id
     GROUP BY met.id`;
  return new Map(met.map(({ id, names, nicknames }) => [id, [...names, ...namingNicknames(nicknames)]]));
}
