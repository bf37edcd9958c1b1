import type { UnitPreview } from '../schemas';

type Student = UnitPreview['students'][number];

/** What a unit pays for, as the columns of its table. */
export const components = ['persistence', 'merit', 'mission', 'test', 'project', 'trophy', 'platinum'] as const;
export type Component = (typeof components)[number];

export type AwardRow = {
  key: string;
  name: string | null;
  honors: Student['honors'];
  points: number;
  /** Against the unit before; none in the first. */
  difference: number | null;
} & Readonly<Record<Component, number>>;

export function awardRows({ unit, students }: UnitPreview): AwardRow[] {
  return students.map(({ studentId, name, honors, points, pointsBefore, lines }, place) => ({
    key: studentId ?? String(place),
    name,
    honors,
    points,
    difference: unit === 1 ? null : points - pointsBefore,
    ...sums(lines),
  }));
}

function sums(lines: Student['lines']): Record<Component, number> {
  const of = (kind: Component) =>
    lines.filter((line) => line.kind === kind).reduce((all, line) => all + line.amount, 0);
  return {
    persistence: of('persistence'),
    merit: of('merit'),
    mission: of('mission'),
    test: of('test'),
    project: of('project'),
    trophy: of('trophy'),
    platinum: of('platinum'),
  };
}

/** The module's own honors come with its last unit: before it, their columns would stand empty. */
export function shownComponents(unit: number): Component[] {
  return components.filter((component) => unit === 3 || (component !== 'trophy' && component !== 'platinum'));
}
