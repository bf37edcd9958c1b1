/** What the generator must know of a domain: one entry a domain that has a table and a reach. */
export type Domain = {
  /** Prisma's name of the row. */
  model: string;
  /** First part of the wire's paths. */
  resource: string;
  /** Whether the rows are one school's or the shared catalogue's. */
  rows: 'catalogue' | 'school';
  /** In the matrix: the id of a fresh target, from `row`. */
  target: string;
  /** What `target` takes from tests/support/world.ts. */
  needs?: string;
};

export const domains: Readonly<Record<string, Domain>> = {
  courses: {
    model: 'course',
    resource: 'Cursos',
    rows: 'catalogue',
    target: '(await storedCourse()).id',
    needs: 'storedCourse',
  },
  schools: { model: 'school', resource: 'Escolas', rows: 'school', target: 'row.schoolId' },
};
