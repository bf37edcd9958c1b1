import type { Award, AwardedHonor, Line, PaidBefore } from './awards';
import type { PinnedModule, PupilFacts, Unit } from './facts';
import { halfUp } from './fractions';
import { gradeOfTest } from './grade-of-test';
import { absencesOfModule, bestTrophy, honorsOfUnit } from './honors-of-unit';
import { effectivePercent, isAttended, lessonsOf, unitOfLesson } from './lesson-rules';
import { missionOf, missionProgress, missionsOf } from './mission-progress';
import { currentScheme, type SchemeValues } from './scheme';

type Counted = { pinned: PinnedModule; facts: PupilFacts; unit: Unit; scheme: SchemeValues; paidBefore: PaidBefore };

/**
 * What closing a unit gives a pupil: lines of the ledger, and honors. Nothing that was given before is given again, so
 * that a second run changes nothing.
 */
export function awardUnit(
  pinned: PinnedModule,
  facts: PupilFacts,
  unit: Unit,
  paidBefore: PaidBefore,
  scheme: SchemeValues = currentScheme.values,
): Award {
  const counted = { pinned, facts, unit, scheme, paidBefore };
  const honors = honorsOfUnit(pinned, facts, unit, paidBefore);
  const lines = [
    ...lessonLines(counted),
    ...missionLines(counted),
    ...testLines(counted),
    ...projectLines(counted),
    ...honorLines(counted, honors),
  ];
  return {
    lines: lines.filter(
      ({ kind, ref, amount }) => amount > 0 && !paidBefore.lines.some((paid) => paid.kind === kind && paid.ref === ref),
    ),
    honors: honors.filter(
      ({ kind, number }) => !paidBefore.honors.some((had) => had.kind === kind && had.number === number),
    ),
  };
}

/** Only a lesson that counts and that the pupil attended pays: for being there, and for what was done. */
function lessonLines({ pinned: { family }, facts, unit, scheme }: Counted): Line[] {
  const paying = lessonsOf(facts, unit).filter((lesson) => lesson.counts && isAttended(lesson));
  return paying.flatMap((lesson): Line[] => {
    const ref = String(lesson.number);
    const percent = effectivePercent(lesson);
    const { value, slider } = lesson;
    return [
      {
        kind: 'persistence',
        ref,
        amount: scheme.persistence[family],
        basis: { attendance: lesson.attendance },
      },
      { kind: 'merit', ref, amount: halfUp(scheme.merit[family] * percent, 100), basis: { percent, value, slider } },
    ];
  });
}

function missionLines({ pinned, facts, unit, scheme }: Counted): Line[] {
  const mission = missionOf(pinned, unit);
  if (!mission) return [];
  const { above, below, checked, ticked, total } = missionProgress(mission, facts);
  const amount = halfUp((scheme.missions / missionsOf(pinned).length) * above, below);
  return [{ kind: 'mission', ref: `M${unit}`, amount, basis: { checked, ticked, total } }];
}

function testLines({ pinned: { family, tests }, facts, unit, scheme }: Counted): Line[] {
  if (!tests.includes(unit)) return [];
  const basis = gradeOfTest(facts, unit);
  const amount = halfUp(scheme.tests[family] * basis.grade, tests.length * 100);
  return [{ kind: 'test', ref: `A${unit}`, amount, basis }];
}

function projectLines({ pinned: { projects }, facts, unit, scheme }: Counted): Line[] {
  const ordered = projects.toSorted((a, b) => a.number - b.number);
  const shares = scheme.projects[String(ordered.length) as '1'] ?? [];
  return ordered.flatMap(({ number, unit: paidWith }, index): Line[] => {
    const reached = facts.projects.find((project) => project.number === number);
    if (paidWith !== unit || !reached?.inTeam) return [];
    const score = reached.score ?? 0;
    const amount = halfUp((shares[index] ?? 0) * score, 100);
    return [{ kind: 'project', ref: `P${number}`, amount, basis: { score, share: shares[index] ?? 0 } }];
  });
}

function honorLines({ pinned, facts, scheme, paidBefore }: Counted, honors: readonly AwardedHonor[]): Line[] {
  return honors.flatMap(({ kind, level }): Line[] => {
    if (kind === 'trophy' && level) {
      const basis = { level, absences: absencesOfModule(pinned, facts, paidBefore) };
      return [{ kind, ref: 'module', amount: scheme.trophy[level], basis }];
    }
    return kind === 'platinum' ? [{ kind, ref: 'module', amount: scheme.platinum, basis: {} }] : [];
  });
}

/**
 * The most that a module can bring: what does not exist in it is not in its "of y" either (8.11). `planned`: the numbers
 * of its lessons.
 */
export function maximumOf(
  pinned: PinnedModule,
  planned: readonly number[],
  scheme: SchemeValues = currentScheme.values,
): number {
  const { family, tests, projects } = pinned;
  const lessons = planned.filter((number) => unitOfLesson(number) !== null).length;
  const trophy = bestTrophy(pinned, planned);
  return (
    lessons * (scheme.persistence[family] + scheme.merit[family]) +
    (missionsOf(pinned).length > 0 ? scheme.missions : 0) +
    (tests.length > 0 ? scheme.tests[family] : 0) +
    (projects.length > 0 ? (scheme.projects['1'][0] ?? 0) : 0) +
    (trophy ? scheme.trophy[trophy] : 0) +
    // Where nothing stands in the way of the diamond, each unit has its certificate.
    (trophy === 'diamond' ? scheme.platinum : 0)
  );
}
