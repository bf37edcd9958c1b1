import { segments } from '@/lib/platform/links';

export const links = {
  admTests: () => '/adm/tests',
  /** One version of a model of a test: written on while it is a draft, read afterwards. */
  admTestVersion: (id: string) => `/adm/tests/${segments(id)}`,
} as const;
