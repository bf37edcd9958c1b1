import { unitOfProject } from '@/lib/courses/rules';

type Part = {
  kind: 'mission' | 'project' | 'test';
  number: number;
  unit: number | null;
  name: string;
  challenges: readonly string[];
  optionalChallenges: readonly string[];
};

/** What exists in a module by its parts, in the order in which it names them: what a class pins when it begins. */
export function pinnedParts(parts: readonly Part[]) {
  const of = (kind: Part['kind']) => parts.filter((part) => part.kind === kind);
  return {
    missions: of('mission').map(({ number, name, challenges, optionalChallenges }) => ({
      unit: number as 1,
      name,
      challenges: [...keyed('m', challenges, true), ...keyed('o', optionalChallenges, false)],
    })),
    tests: of('test').map(({ number, name }) => ({ unit: number as 1, name })),
    projects: of('project').map(({ number, unit, name }) => ({
      number: number as 1,
      unit: unitOfProject({ number, unit }),
      name,
    })),
  };
}

function keyed(letter: string, names: readonly string[], mandatory: boolean) {
  return names.map((name, index) => ({ key: `${letter}${index + 1}`, name, mandatory }));
}
