import type { ClassType } from '@/lib/classes/rules';

/** What a class of the school may be made of, as the form offers it. */
export type Offers = {
  school: { id: string; name: string };
  courses: readonly {
    code: string;
    name: string;
    family: 'kids' | 'teens' | 'other';
    photoUrl: string | null;
    durationType: 'short' | 'long' | 'selfStudy';
    modules: readonly OfferedModule[];
  }[];
  facilitators: readonly { id: string; name: string; mmCode: boolean }[];
};

export type OfferedModule = {
  code: string;
  name: string;
  status: 'inDevelopment' | 'released';
  expectedOn: string | null;
};

/** The courses that a class of this type may take (lib/class-life/rules/modules.ts judges). */
export function coursesFor(type: ClassType, { courses }: Offers) {
  const withStudy = type === 'test' || type === 'selfStudy';
  return courses.filter(({ durationType }) => withStudy || durationType !== 'selfStudy');
}

export function mayTake(type: ClassType, { status }: OfferedModule): boolean {
  return status === 'released' || type === 'test';
}
