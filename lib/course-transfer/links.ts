import { apiAddress } from '@/lib/platform/browser/api-base';
import { segments } from '@/lib/platform/links';

export const links = {
  courseExport: (code: string) =>
    code.includes('/')
      ? apiAddress(`/Cursos/exportWithInvalidCharacters?id=${encodeURIComponent(code)}`)
      : apiAddress(`/Cursos/${segments(code)}/export`),
  admImportCourse: () => '/adm/courses/import',
} as const;
