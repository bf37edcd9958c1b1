import type { PeopleArea } from '@/lib/access/people-area';

export const links = {
  classCards: (area: PeopleArea, classId: string) => `/${area}/cards?turma=${encodeURIComponent(classId)}`,
  studentCards: (area: PeopleArea, ids: readonly string[]) =>
    `/${area}/cards?alunos=${ids.map(encodeURIComponent).join(',')}`,
} as const;
