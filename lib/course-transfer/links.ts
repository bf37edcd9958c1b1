import { segments } from '@/lib/platform/links';

export const links = {
  courseExport: (code: string) =>
    code.includes('/')
      ? `/api/Cursos/exportWithInvalidCharacters?id=${encodeURIComponent(code)}`
      : `/api/Cursos/${segments(code)}/export`,
  admImportCourse: () => '/adm/courses/import',
} as const;
