import { apiAddress } from '@/lib/platform/browser/api-base';
import { segments } from '@/lib/platform/links';

export const links = {
  admTests: () => '/adm/tests',
  /** One version of a model of a test: written on while it is a draft, read afterwards. */
  admTestVersion: (id: string) => `/adm/tests/${segments(id)}`,
  admImportQuestions: (id: string) => `/adm/tests/${segments(id)}/import`,
  testVersionExport: (id: string, format: string) =>
    apiAddress(`/provas/versions/${segments(id)}/export?format=${format}`),
} as const;
